import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openSampleWorkspace } from './open-sample-workspace.ts';
import { daysBefore } from './write-brief.ts';

interface Parts {
  database: Database;
  newId: () => string;
}

const MESSAGE =
  'I have built two booking tables, and both broke where two people wanted one room. I would start there, with the table of the team. A week of evenings.';

/** In days before now; the design was submitted two weeks ago. */
const days = { asked: 12, accepted: 11, opened: 10.5, building: 10, complete: 3 };

const messages = [
  ['developer', 9, 'The sheet of parts is in. I found one state that is not on it: a field that is right again.'],
  ['designer', 8.5, 'Then the sentence goes and the edge stays green until the field is left. I have added it.'],
  ['developer', 3.1, 'All eleven errors have their repair, and Friday works by keyboard alone.'],
] as const;

/**
 * A build of a sample design that is complete, so that the developer's page has something to show. Left alone where somebody has
 * asked for the design or a person is gone. @returns whether it wrote anything.
 */
export async function writeSampleCompleteBuild({ database, newId }: Parts, designId: string): Promise<boolean> {
  const now = new Date();
  const at = (happening: keyof typeof days) => daysBefore(now, days[happening]);
  const workspace = await transaction(database.kysely, (tx) =>
    openSampleWorkspace({ tx, newId }, designId, {
      developer: 'kei-brandt',
      message: MESSAGE,
      technologies: ['TypeScript'],
      asked: at('asked'),
      accepted: at('accepted'),
      confirmed: at('opened'),
      opened: at('opened'),
      progress: {
        status: 'complete',
        building_at: at('building'),
        complete_at: at('complete'),
        demo_url: 'https://wellrota-preview.example/',
        heard_at: at('complete'),
        changed_at: at('complete'),
      },
      comments: messages.map(([role, ago, text]) => ({ role, text, at: daysBefore(now, ago) })),
    }),
  );
  return workspace !== null;
}
