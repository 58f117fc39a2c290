import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';

/** Folder with migrations, functions and config.toml. */
export const supabaseFolder = join(import.meta.dirname, '..');

interface EmailTemplate {
  subject: string;
  content_path: string;
}

/** Parts of supabase/config.toml that the embedded stack uses. */
export interface ProjectConfig {
  api: Record<string, unknown> & { schemas: string[] };
  db: { migrations: { schema_paths: string[] } };
  storage: Record<string, unknown>;
  auth: Record<string, unknown> & { email: { otp_expiry: number; template: Record<string, EmailTemplate> } };
  functions?: Record<string, { verify_jwt?: boolean }>;
}

export function readProjectConfig(): ProjectConfig {
  return parse(readFileSync(join(supabaseFolder, 'config.toml'), 'utf8')) as unknown as ProjectConfig;
}
