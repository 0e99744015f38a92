import type { ProgressStatus } from '#domain/brief/progress.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { LevelId } from '#domain/catalog/levels.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import type { SampleHandle } from './people.ts';

/** Every time here is in days before the installation's first start, so a new installation looks lived in. */
export interface SampleBrief {
  /** The last four digits of the docket. */
  number: number;
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  timeBoxDays: number | null;
  /** The composer writes the same brief from the same seed. */
  seed: string;
  written: number;
}

export interface SampleWork extends SampleBrief {
  by: SampleHandle;
  status: Exclude<ProgressStatus, 'submitted'>;
  /** Absent while not started. */
  started?: number;
  /** When anything of it last changed; of a completed one, when it was completed. */
  touched: number;
  /** The titles say nothing that only one brief would have: the composer may word its briefs anew. */
  milestones: { title: string; percentage: number; planned: number; done?: number }[];
  /** Which share of the deliverables' requirements is ticked, from the first on. */
  tickedShare: number;
}

/** Briefs that belong to nobody: any visitor may read them, any signed-in person may take them on. */
export const communityBriefs: SampleBrief[] = [
  {
    number: 4127,
    industry: 'food',
    styles: ['retro', 'organic'],
    level: 'professional',
    timeBoxDays: 14,
    seed: 'sample-food-5',
    written: 1.2,
  },
  {
    number: 3958,
    industry: 'health',
    styles: ['minimal', 'futuristic'],
    level: 'professional',
    timeBoxDays: null,
    seed: 'sample-health-1',
    written: 2.9,
  },
  {
    number: 3611,
    industry: 'finance',
    styles: ['corporate'],
    level: 'foundation',
    timeBoxDays: 7,
    seed: 'sample-finance-9',
    written: 4.4,
  },
  {
    number: 3307,
    industry: 'education',
    styles: ['playful', 'organic'],
    level: 'professional',
    timeBoxDays: 14,
    seed: 'sample-education-10',
    written: 6.1,
  },
  {
    number: 2846,
    industry: 'travel',
    styles: ['luxury', 'minimal'],
    level: 'stretch',
    timeBoxDays: 30,
    seed: 'sample-travel-1',
    written: 7.6,
  },
  {
    number: 2530,
    industry: 'ecommerce',
    styles: ['bold'],
    level: 'foundation',
    timeBoxDays: 3,
    seed: 'sample-ecommerce-1',
    written: 9.3,
  },
];

/** What the sample people have on their benches. */
export const sampleWork: SampleWork[] = [
  {
    by: 'ines-marau',
    number: 2764,
    industry: 'food',
    styles: ['retro', 'minimal'],
    level: 'professional',
    timeBoxDays: 14,
    seed: 'sample-ines-1',
    written: 9.4,
    status: 'in_progress',
    started: 8.6,
    touched: 0.7,
    milestones: [
      { title: 'An hour watched at the counter', percentage: 12, planned: 8.5, done: 7.2 },
      { title: 'Main path on paper', percentage: 38, planned: 8.5, done: 3.1 },
      { title: 'Tried with three people', percentage: 64, planned: 6.8 },
      { title: 'Final frames', percentage: 95, planned: 6.8 },
    ],
    tickedShare: 0.4,
  },
  {
    by: 'ines-marau',
    number: 3742,
    industry: 'travel',
    styles: ['organic'],
    level: 'foundation',
    timeBoxDays: 7,
    seed: 'sample-ines-2d',
    written: 3.3,
    status: 'not_started',
    touched: 3.3,
    milestones: [],
    tickedShare: 0,
  },
  {
    by: 'jonas-oyelaran',
    number: 1893,
    industry: 'health',
    styles: ['corporate', 'minimal'],
    level: 'stretch',
    timeBoxDays: 30,
    seed: 'sample-jonas-1',
    written: 20.5,
    status: 'paused',
    started: 19.8,
    touched: 11.4,
    milestones: [
      { title: 'Every form collected and sorted', percentage: 20, planned: 19.7, done: 14.6 },
      { title: 'Printed proof at the front desk', percentage: 55, planned: 14.5 },
    ],
    tickedShare: 0.15,
  },
  {
    by: 'rafa-quiroga',
    number: 2218,
    industry: 'education',
    styles: ['playful', 'retro'],
    level: 'professional',
    timeBoxDays: null,
    seed: 'sample-rafa-1',
    written: 15.6,
    status: 'completed',
    started: 15.5,
    touched: 2.8,
    milestones: [
      { title: 'Thirty sketches, three kept', percentage: 30, planned: 15.4, done: 12.9 },
      { title: 'First path plays through', percentage: 80, planned: 12.6, done: 5.7 },
    ],
    tickedShare: 1,
  },
];
