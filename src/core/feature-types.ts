// The types that features add to core. Empty here: each feature merges its own with `declare module`, so core names none.

/** The options of `createLintel` that a feature adds. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it, which a type alias cannot do
export interface FeatureOptions {}

/** The options of `features` that turn the views of a feature on or off: `option` of its definition. Each documents its default. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureSwitches {}

/** The options of `features` that turn nothing on or off, such as an order. Each documents its default. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureChoices {}

/** The parts of the state that features keep, by their names. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureState {}

/** The values that features store. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureStored {}

/** The actions of features. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureActions {}

/** The events of each feature. Their types start with the name of its part and a slash. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureEvents {}

/** The effects of each feature. Their types start with the name of its part and a slash. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureEffects {}

/** The words of the views of each feature, by name: `messages.views`. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureWords {}

/** The words of features that load with the modal: `messages`. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureModalWords {}

/** The codes of the errors that only features throw. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface FeatureErrors {}

/** Other names of views, for apps that use those. `alias` of the view's facts has the same name. */
// biome-ignore lint/suspicious/noEmptyInterface: as above
export interface ViewAliases {}

/** Why the modal may not close. */
export interface CloseRefusals {
  'approve-pending': true
  'unsupported-chain': true
}
