import { v7 as newId } from 'uuid';
import { deleteAccount } from '../../server/features/profile/delete-account.ts';
import { countBelongings } from '../../server/features/profile/queries.ts';
import { createSessions } from '../../server/platform/session/sessions.ts';
import { scriptLog } from '../log.ts';
import type { Installation } from './command.ts';
import { CommandRefused } from './refused.ts';

interface Person {
  id: string;
  handle: string;
}

const STAYS =
  'What stays: briefs that they shared with everybody, which carry no name, and backups until you replace them.';

/**
 * Deletes a person as they would themselves in their settings.
 * @throws CommandRefused without `isAnyway`, with what goes and what stays
 */
export async function deletePerson(
  { database, secret }: Installation,
  { id, handle }: Person,
  { isAnyway }: { isAnyway: boolean },
) {
  const { briefs, designs, pictures, caseStudies, collaborations } = await countBelongings(database, id);
  const goes = [
    `briefs: ${briefs}`,
    `designs: ${designs}`,
    `pictures: ${pictures}`,
    `case studies: ${caseStudies}`,
    `collaborations, for both people: ${collaborations}`,
    'and their profile, collections, comments, critiques and reports',
  ].join('; ');
  if (!isAnyway)
    throw new CommandRefused(
      `${handle} would be deleted for good. What goes: ${goes}. ${STAYS} Make sure that it is them who ask. Add --anyway to delete.`,
    );
  const sessions = createSessions({ database, secret, clock: () => new Date(), newId, log: scriptLog });
  await deleteAccount({ database, newId, sessions }, id, handle);
  return `${handle} is deleted. What went: ${goes}. ${STAYS}`;
}
