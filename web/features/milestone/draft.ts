/** A milestone being written, as it stands in its two fields. */
export interface MilestoneDraft {
  title: string;
  percentage: string;
  /** Which field the person begins in. */
  begin: 'title' | 'percentage';
}
