/// Ten types that tell the specialisations of `Filler` apart.
protocol Marker: SendableMetatype {}

enum Marker0: Marker {}
enum Marker1: Marker {}
enum Marker2: Marker {}
enum Marker3: Marker {}
enum Marker4: Marker {}
enum Marker5: Marker {}
enum Marker6: Marker {}
enum Marker7: Marker {}
enum Marker8: Marker {}
enum Marker9: Marker {}
