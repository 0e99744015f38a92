/** Words of people on one line, without control characters, so that they cannot change the operator's screen. */
export const onOneLine = (words: string): string => words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
