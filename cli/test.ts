import { findChromium } from '../tests/chromium.ts';
import { buildIfChanged } from './build.ts';
import { checkSources, conclude, runTests, step } from './steps.ts';

const tally = { passed: 0, failed: 0 };
await checkSources(tally);
const isBuilt = await step(tally, 'build', () => buildIfChanged(() => {}));
const hasBrowser = await step(tally, 'browser', findChromium);
const projects = ['unit', 'integration'];
// Without pages or a browser these could only repeat the failure above.
if (isBuilt && hasBrowser) projects.push('browser');
await runTests(tally, projects);
conclude(tally);
