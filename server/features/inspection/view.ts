import type { InspectedFrame, InspectionView } from '#contract/inspection.ts';
import type { DesignRow, FrameRow, lastCheck } from './queries.ts';

type CheckRow = Awaited<ReturnType<typeof lastCheck>>;

export function viewDesign(
  designId: string,
  row: DesignRow,
  check: CheckRow,
): Omit<InspectionView, 'frames' | 'tokens'> {
  const { title, designer, hasWorkspace, is_mine, figma_link, info } = row;
  const { name = '', version, lastModified = '', isSample = false } = info ?? {};
  return {
    designId,
    isDemo: false,
    title,
    designer,
    hasWorkspace,
    iAm: is_mine ? 'designer' : 'developer',
    source: !version
      ? null
      : { name, version, lastModified, isSample, link: figma_link, check: viewCheck(check, version) },
  };
}

/** A newer version than the submitted one is a change. */
function viewCheck(check: CheckRow, submitted: string) {
  if (!check) return null;
  const { version, last_modified, checked_at, changes } = check;
  return {
    isChanged: version !== submitted,
    lastModified: last_modified,
    checkedAt: checked_at.toISOString(),
    changes,
  };
}

export function viewFrame({ layer_count, media_id, is_of_file, ...frame }: FrameRow): InspectedFrame {
  return { ...frame, layerCount: layer_count, exactUrl: is_of_file ? `/media/${media_id}/drawn.png` : null };
}
