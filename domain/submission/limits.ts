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
/** Of one person. Enough for ten designs of twenty frames; more in one day comes from a script. */
export const UPLOADS_A_DAY = 200;
/** Of the original file, before it is decoded. */
export const PICTURE_BYTES_MAX = 15 * 1024 * 1024;
/** Width × height; more is refused by the header, before decoding. */
export const PICTURE_PIXELS_MAX = 40_000_000;
/** Of the width and of the height. A decoder needs memory for whole rows, and a picture of few rows has long ones. */
export const PICTURE_SIDE_MAX = 16_384;
