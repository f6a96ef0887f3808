import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small; without this every link would ask the server for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
