import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { caseStudyEvidence } from '#contract/case-study-evidence.ts';
import { testApp } from '#test/app.ts';
import { caller, type Pair, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);

/** Rounds of two frames: the first was approved and then replaced, the second was returned and then approved. */
async function reviewed({ designId, designer, developer }: Pair) {
  const [design, build] = [
    await storedPicture(database, designer.userId),
    await storedPicture(database, developer.userId),
  ];
  const rounds = [
    ['frame-0', 'Board', 1, 'approved', 80],
    ['frame-0', 'Board', 2, 'returned', 64],
    ['frame-1', 'Basket', 1, 'returned', 50],
    ['frame-1', 'Basket', 2, 'approved', 92],
  ] as const;
  for (const [frame, name, round, state, fidelity] of rounds)
    await database.pool.query(
      `insert into build_reviews (id, workspace_id, designer_id, developer_id, frame_id, frame_name, round, design_media_id,
         build_media_id, state, result, note, verdicts, ignored, created_at, decided_at)
       select $1, w.id, w.designer_id, w.developer_id, $3, $4, $5, $6, $7, $8, $9, 'Seen', '[]', '[]', now(), now()
       from workspaces w where w.submission_id = $2`,
      [newId(), designId, frame, name, round, design, build, state, JSON.stringify({ fidelity, findings: [] })],
    );
  await database.pool.query(`update workspaces set status = 'building', building_at = now() where submission_id = $1`, [
    designId,
  ]);
}

test('EDIT-13 milestones, requirements, frames, critique and the build are evidence, each as it was recorded', async () => {
  const pair = await working(database, app);
  const { designer, developer, third, designId } = pair;
  const { rows } = await database.pool.query('select brief_id from design_submissions where id = $1', [designId]);
  const briefId = rows[0].brief_id as string;
  await database.pool.query(
    `insert into brief_milestones (id, brief_id, user_id, title, percentage, done_at) values
     ($1, $3, $4, 'Hand over', 90, null), ($2, $3, $4, 'Sketch the board', 20, now())`,
    [newId(), newId(), briefId, designer.userId],
  );
  const covered = { '0.0': { frameIds: ['frame-1'], noteIds: [], arguedAway: '' } };
  const argued = { '1.0': { frameIds: [], noteIds: [], arguedAway: 'The bakers have one on paper.' } };
  await database.pool.query('update design_submissions set coverage = $2 where id = $1', [
    designId,
    JSON.stringify({ ...covered, ...argued }),
  ]);
  const marks = [
    { line: 'deliverable.0', verdict: 'partly', suggestion: 'Larger prices.' },
    { line: 'goal.0', verdict: 'unclear' },
  ];
  const given = await call(developer, 'PUT', `/api/submissions/${designId}/critique`, { revision: 0, marks });
  await call(third, 'PUT', `/api/submissions/${designId}/critique`, { revision: 0, marks: [marks[1]] });
  const critiqueId = given.json().given.find(({ isMine }: { isMine: boolean }) => isMine).id as string;
  const answer = { answer: 'declined', reason: 'They are read from afar.' };
  await call(designer, 'PUT', `/api/critiques/${critiqueId}/marks/deliverable.0/answer`, answer);
  await reviewed(pair);

  const found = caseStudyEvidence.parse((await call(designer, 'GET', `/api/submissions/${designId}/evidence`)).json());
  expect(found.milestones).toMatchObject([
    { title: 'Sketch the board', percentage: 20, isDone: true },
    { title: 'Hand over', percentage: 90, isDone: false },
  ]);
  expect(found.requirements).toEqual([
    { key: '0.0', deliverable: 'Customer app', text: 'Bake board', frameIds: ['frame-1'], arguedAway: '' },
    { key: '0.1', deliverable: 'Customer app', text: 'Basket', frameIds: [], arguedAway: '' },
    { key: '1.0', deliverable: 'Plan', text: 'Day view', frameIds: [], arguedAway: 'The bakers have one on paper.' },
  ]);
  expect(found.frames.map(({ name, isFeatured }) => [name, isFeatured])).toEqual([
    ['Frame 1', true],
    ['Frame 2', false],
  ]);
  expect(found.critique).toEqual({
    total: 2,
    counts: { met: 0, partly: 1, not: 0, unclear: 2 },
    answers: [{ critiqueId, line: 'deliverable.0', asked: 'Customer app', ...answer }],
  });
  expect(found.builds).toEqual([
    { status: 'building', frames: 2, approved: [{ name: 'Basket', fidelity: 92, round: 2 }] },
  ]);
  const brief = await database.pool.query('select title, content, styles from design_briefs where id = $1', [
    found.brief!.id,
  ]);
  const { title, content, styles } = brief.rows[0];
  const { projectDescription, projectGoals, primaryAudience } = content;
  expect(found.brief).toMatchObject({
    title,
    styles,
    projectDescription,
    projectGoals,
    primaryAudience,
    plotTwist: '',
  });
  expect(styles.length).toBeGreaterThan(0);
  expect(found.brief?.colors.length).toBeGreaterThan(0);
  expect(found.client).toBeNull();
});
