import type { FastifyInstance } from 'fastify';
import { getInstallation, listSettings, type Setting } from '#contract/installation.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lastMigration } from '#server/platform/database/migrate.ts';
import type { DesignFiles } from '#server/platform/design-file/store.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type Admission, OPEN_TO_ALL } from '#server/platform/identity/admission.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import { isOperator } from '#server/shared/is-operator.ts';
import { VERSION } from '#server/version.ts';

/** The operator's name and contact; both optional. */
export interface Operator {
  name: string | null;
  /** An address with its scheme: `mailto:` or `https:`. */
  contact: string | null;
}

interface Parts {
  database: Pick<Database, 'kysely'>;
  operator?: Operator;
  operators?: readonly string[];
  settings?: Setting[];
  providerNames: string[];
  admission?: Pick<Admission, 'briefsAMonth'>;
  writer: Pick<Writer, 'engine' | 'model'>;
  designFiles: Pick<DesignFiles, 'isSandbox'>;
  mailer?: Pick<Mailer, 'kind'> | undefined;
}

export function installationRoutes(app: FastifyInstance, parts: Parts) {
  const migration = lastMigration();
  const { operator, admission = OPEN_TO_ALL, writer, designFiles, mailer } = parts;
  serve(app, getInstallation, async () => ({
    operatorName: operator?.name ?? null,
    operatorContact: operator?.contact ?? null,
    signInWith: parts.providerNames,
    briefsAMonth: admission.briefsAMonth,
    designFiles: designFiles.isSandbox ? ('samples' as const) : ('figma' as const),
    sendsMail: mailer?.kind === 'smtp',
    engine: writer.engine,
    model: writer.model,
  }));
  serve(app, listSettings, async ({ person }) => {
    if (!(await isOperator(parts, person.userId))) throw notFound();
    return { version: VERSION, migration, items: parts.settings ?? [] };
  });
}
