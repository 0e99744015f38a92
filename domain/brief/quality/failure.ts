/** Codes of the mechanical checks, as in docs/briefs.md. */
export type CheckCode = `M${number}`;

/** One fault of a brief, in a sentence that says where it is. */
export interface Failure {
  code: CheckCode;
  sentence: string;
  /** A brief with a blocking failure is never shown; other failures lower its quality. */
  blocking: boolean;
}

export const blocked = (code: CheckCode, sentence: string): Failure => ({ code, sentence, blocking: true });
export const noted = (code: CheckCode, sentence: string): Failure => ({ code, sentence, blocking: false });
