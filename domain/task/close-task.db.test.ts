import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { headlineTasks } from '#db/schema.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { closeTask } from './close-task.ts';

const { db } = await sharedDatabase();

test('closing stores editor and time, which a second closing does not change', async () => {
  const [{ id } = { id: 0 }] = await db
    .insert(headlineTasks)
    .values({
      kind: 'coin',
      listingId: 'solana',
      storyAddress: 'address',
      storyTitle: 'title',
      url: 'https://news.example/1',
      title: 'Solana wallet hacked',
      language: 'en',
      source: 'News',
      alarm: 'hack',
      publishedAt: new Date(),
    })
    .returning();
  const close = (by: string) => closeTask(db, 'headlines', id, by);
  expect(await Promise.all([close('amina@example.com'), close('amina@example.com')])).toEqual([
    true,
    true,
  ]);
  expect(await close('late@example.com')).toBe(true);
  const [row] = await db.select().from(headlineTasks).where(eq(headlineTasks.id, id));
  expect(row).toMatchObject({ closedBy: 'amina@example.com', closedAt: expect.any(Date) });
});

test.each([0, 999_999, Number.NaN, 1.5, 1e300])('an id of %s closes nothing', async (id) => {
  expect(await closeTask(db, 'headlines', id, 'editor@example.com')).toBe(false);
});
