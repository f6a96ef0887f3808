import { checkTypes, conclude } from './steps.ts';

const tally = { passed: 0, failed: 0 };
await checkTypes(tally);
conclude(tally);
