import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';

/** From an own brief to its copy in the community, where the designs for it are (BRIEF-9). */
export function SharedCopyLink({ copyId }: { copyId: string }) {
  return <Link to={links.besideEachOther(copyId, 1)}>Shared with the community: see its answers</Link>;
}
