import { checkSources, conclude, runTests } from './steps.ts';

const tally = { passed: 0, failed: 0 };
await checkSources(tally);
await runTests(tally, ['unit']);
conclude(tally);
