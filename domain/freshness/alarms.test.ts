import { expect, test } from 'vitest';
import { alarmIn } from './alarms.ts';

// A file of its own: the engine prepares a pattern when it is first used, for each width of letters.
test('the first headlines after a start are looked through at once', () => {
  const before = process.cpuUsage();
  expect(alarmIn('بيتكوين تتجاوز 100 ألف دولار وسط تفاؤل المستثمرين')).toBeNull();
  expect(alarmIn('Bitcoin rises above a new high')).toBeNull();
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(300);
});
