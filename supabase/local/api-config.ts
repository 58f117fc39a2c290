import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';

/** Folder that holds migrations, functions and config.toml. */
export const supabaseFolder = join(import.meta.dirname, '..');

interface EmailTemplate {
  subject: string;
  content_path: string;
}

/** The parts of supabase/config.toml that the embedded stack reads itself. */
export interface ProjectConfig {
  api: Record<string, unknown> & { schemas: string[] };
  storage: Record<string, unknown>;
  auth: Record<string, unknown> & { email: { otp_expiry: number; template: Record<string, EmailTemplate> } };
  functions?: Record<string, { verify_jwt?: boolean }>;
}

/** Reads supabase/config.toml. */
export function readProjectConfig(): ProjectConfig {
  return parse(readFileSync(join(supabaseFolder, 'config.toml'), 'utf8')) as unknown as ProjectConfig;
}
