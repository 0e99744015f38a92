import type { SampleHandle } from '../people.ts';

/** What one of the sample people says about a sample design, and what is said to it. Times are in days before the first start. */
export interface SampleComment {
  by: SampleHandle;
  said: number;
  text: string;
  pin?: { frame: string; x: number; y: number };
  replies?: readonly { by: SampleHandle; said: number; text: string }[];
  /** When the two were done with it. */
  settled?: number;
}
