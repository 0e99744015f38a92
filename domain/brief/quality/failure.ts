/** Numbers of the mechanical checks, as docs/briefs.md lists them. */
export type CheckCode = `M${number}`;

/** One thing that is wrong with a brief, in a sentence that says where. */
export interface Failure {
  code: CheckCode;
  sentence: string;
  /** Nobody may see a brief with a blocking failure; the others lower its quality. */
  blocking: boolean;
}

export const blocked = (code: CheckCode, sentence: string): Failure => ({ code, sentence, blocking: true });
export const noted = (code: CheckCode, sentence: string): Failure => ({ code, sentence, blocking: false });
