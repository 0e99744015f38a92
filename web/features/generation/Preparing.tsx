import { TextSkeleton } from '#web/ui/feedback/Skeleton.tsx';

/** Before it is known what this page is to do: the history entry is the browser's, so the server cannot say. */
export function Preparing() {
  return (
    <div className="wrap band stack">
      <h1 className="display d-44">Getting your brief ready</h1>
      <TextSkeleton lines={3} />
    </div>
  );
}
