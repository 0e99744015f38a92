import { z } from 'zod';
import { webLink } from '#domain/submission/link.ts';
import { cut } from '#domain/text/cut.ts';
import { parseUpToFaults } from '#server/platform/http/parse-up-to-faults.ts';

/** The content of a webhook, as the activity shows it. */
export interface RepositoryNews {
  type: 'commit' | 'deploy';
  content: string;
  metadata: { message?: string; url?: string };
}

const CONTENT_MAX = 200;
const MESSAGE_MAX = 280;

const named = z.object({ login: z.string() });
const push = z.object({
  ref: z.string(),
  compare: z.string().optional(),
  deleted: z.boolean().optional(),
  pusher: z.object({ name: z.string() }),
  commits: z.array(z.object({ message: z.string() })),
  head_commit: z.object({ message: z.string() }).nullish(),
});
const deploymentStatus = z.object({
  deployment_status: z.object({
    state: z.string(),
    environment: z.string().optional(),
    environment_url: z.string().nullish(),
    target_url: z.string().nullish(),
    creator: named,
  }),
  deployment: z.object({ environment: z.string() }),
});
const pullRequest = z.object({
  action: z.string(),
  pull_request: z.object({ number: z.int(), title: z.string(), html_url: z.string(), merged: z.boolean().nullish() }),
  sender: named,
});

function fitting<T extends z.ZodType>(shape: T, body: unknown): z.infer<T> {
  const { success, data, error } = parseUpToFaults(shape, body);
  if (!success) throw error;
  return data;
}

/**
 * Reads a push, a successful deployment, or a pull request that was opened, merged or closed; `null` for anything else.
 * @throws ZodError for a body that does not match its event.
 */
export function readDelivery(event: string, body: unknown): RepositoryNews | null {
  switch (event) {
    case 'push':
      return readPush(fitting(push, body));
    case 'deployment_status': {
      const { deployment_status: status, deployment } = fitting(deploymentStatus, body);
      if (status.state !== 'success') return null;
      const where = status.environment || deployment.environment;
      return news(
        'deploy',
        `${status.creator.login} deployed to ${where}`,
        undefined,
        status.environment_url || status.target_url,
      );
    }
    case 'pull_request': {
      const { action, pull_request: pull, sender } = fitting(pullRequest, body);
      const verb = action === 'closed' ? (pull.merged ? 'merged' : 'closed') : action;
      if (!['opened', 'reopened', 'merged', 'closed'].includes(verb)) return null;
      return news('commit', `${sender.login} ${verb} pull request #${pull.number}`, pull.title, pull.html_url);
    }
    default:
      return null;
  }
}

function readPush({
  ref,
  commits,
  pusher,
  head_commit,
  compare,
  deleted,
}: z.infer<typeof push>): RepositoryNews | null {
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  // Tags and deleted branches are not work on the build.
  if (!branch || deleted || commits.length === 0) return null;
  const count = commits.length === 1 ? '1 commit' : `${commits.length} commits`;
  const [subject] = (head_commit ?? commits.at(-1)!).message.split('\n');
  return news('commit', `${pusher.name} pushed ${count} to ${branch}`, subject, compare);
}

function news(type: RepositoryNews['type'], content: string, message?: string, url?: string | null): RepositoryNews {
  const link = url && webLink(url);
  return {
    type,
    content: cut(content, CONTENT_MAX),
    metadata: { ...(message && { message: cut(message, MESSAGE_MAX) }), ...(link && { url: link }) },
  };
}
