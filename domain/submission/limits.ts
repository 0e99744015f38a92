/** Specification, part 9: the design-file preview shows at most this many frames. Uploads keep to the same. */
export const FRAMES_MAX = 20;
export const FRAME_NAME_MAX = 200;
export const PINS_A_FRAME_MAX = 40;
export const NOTES_A_FRAME_MAX = 20;
export const NOTE_TEXT_MAX = 1_000;
export const SUBMISSION_TITLE_MAX = 120;
/** Approach, challenges, resources, notes and messages: each a page at most. */
export const LONG_TEXT_MAX = 6_000;
export const LINK_MAX = 2_000;
export const TECH_PREFERENCES_MAX = 8;
