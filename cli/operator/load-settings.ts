import { existsSync } from 'node:fs';
import { readSettings, type Settings } from '#settings.ts';

/** Reads the settings from the environment and `.env`; the environment wins. Throws SettingsError. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}
