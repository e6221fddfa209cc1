/// The features enabled in this run of the app.
public final class FeatureFlags {
  public var isSnowLayerOn = true
}
