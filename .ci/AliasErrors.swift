// The error that docs/migration/from-podfile-or-cartfile.md quotes, in a target with the flag.

import DIv1Compat  // expected-error {{cannot refer to module as 'DIv1Compat' because it has been aliased; use 'DITranquillity' instead}}
