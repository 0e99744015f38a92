/** Of one person. Enough for ten designs of twenty frames; more in one day comes from a script. */
export const UPLOADS_A_DAY = 200;
/** Of the original file, before it is decoded. */
export const PICTURE_BYTES_MAX = 15 * 1024 * 1024;
/** Width × height; more is refused by the header, before decoding. */
export const PICTURE_PIXELS_MAX = 40_000_000;
/** Of the width and of the height. A decoder needs memory for whole rows, and a picture of few rows has long ones. */
export const PICTURE_SIDE_MAX = 16_384;
