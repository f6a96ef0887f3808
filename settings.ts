import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65535);

const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  ORIGIN: httpUrl
    .transform((url) => new URL(url))
    .refine((url) => url.pathname === '/' && url.search === '', 'must have no path')
    .transform((url) => url.origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEED: z.enum(['0', '1']).default('1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  START_TRADING_URL: httpUrl.default('https://www.rain.com'),
  SIGN_UP_URL: httpUrl.default('https://www.rain.com/sign-up'),
  DEMO_VIDEO_URL: httpUrl.default('https://www.youtube.com/watch?v=bBC-nXj3Ng4'),
  SOCIAL_LINKS: z
    .string()
    .default(
      'https://www.instagram.com/tabayyan,https://x.com/tabayyan,https://www.youtube.com/@tabayyan,https://t.me/tabayyan,https://tabayyan.example',
    )
    .transform((list) =>
      list
        .split(',')
        .map((link) => link.trim())
        .filter((link) => link !== ''),
    )
    .pipe(z.array(httpUrl)),
});

export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Public address without a trailing slash; undefined: `http://localhost:PORT`. */
  origin: string | undefined;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  seed: boolean;
  logLevel: string;
  links: { startTrading: string; signUp: string; demoVideo: string; social: string[] };
}

/** A setting that cannot be used; the message is one line for the operator. */
export class SettingsError extends Error {}

/** Reads the settings from the environment. An empty value counts as not set. Throws SettingsError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(given);
  if (!read.success) throw new SettingsError(read.error.issues.map(describe).join('; '));
  const env = read.data;
  return {
    host: env.HOST,
    port: env.PORT,
    origin: env.ORIGIN,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    seed: env.SEED === '1',
    logLevel: env.LOG_LEVEL,
    links: {
      startTrading: env.START_TRADING_URL,
      signUp: env.SIGN_UP_URL,
      demoVideo: env.DEMO_VIDEO_URL,
      social: env.SOCIAL_LINKS,
    },
  };
}

// Names the setting and the rule, never the value: it may hold a password.
function describe(issue: z.core.$ZodIssue): string {
  return `setting ${issue.path.join('.')}: ${issue.message}`;
}
