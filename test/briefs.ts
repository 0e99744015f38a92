import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { v7 as newId } from 'uuid';
import type { BriefContent } from '#domain/brief/content.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { bakeryBrief } from './sample-brief.ts';

interface BriefOptions {
  /** `null` makes a community brief. */
  userId: string | null;
  title?: string;
  content?: BriefContent;
  industry?: IndustryId;
  styles?: StyleId[];
  engine?: 'composer' | 'model';
  model?: string | null;
  createdAt?: Date;
}

/** Puts a finished brief into the database, as if it had been written; answers its id. Nobody has started it. */
export async function insertBrief(db: pg.Pool | pg.ClientBase, options: BriefOptions): Promise<string> {
  const id = newId();
  const content = { ...(options.content ?? bakeryBrief), ...(options.title && { title: options.title }) };
  await db.query(
    `insert into design_briefs (id, docket, user_id, industry, styles, title, content, engine, model, seed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'test', $10)`,
    [
      id,
      `BF2026${randomInt(1e9, 1e10)}`,
      options.userId,
      options.industry ?? 'food',
      options.styles ?? ['retro', 'organic'],
      content.title,
      JSON.stringify(content),
      options.engine ?? 'composer',
      options.model ?? null,
      options.createdAt ?? new Date(),
    ],
  );
  return id;
}
