import { join } from 'node:path';
import { readProjectConfig } from './api-config.ts';
import type { Limits } from './gateway/limits.ts';
import type { Secrets } from './secrets.ts';
import { nodeProgram, Part, waitForHttp, type PartStatus } from './supervisor.ts';

/** Options of the gateway process, passed as JSON. */
export interface GatewayHostOptions {
  ports: { gateway: number; handover: number; postgres: number; smtp: number };
  apiServerUrl: string;
  functionsUrl: string;
  /** Folder with the drawings of the demo catalogue. */
  drawingsFolder: string;
  /** Public address of the gateway. */
  apiUrl: string;
  siteUrl: string;
  /** Origins whose pages may call the API, and allowed origins of links in emails. */
  origins: string[];
  secrets: Secrets;
  limits: Limits;
  /** Functions that check their callers themselves. */
  openFunctions: string[];
  /** Bearer token that the auth server sends with each email. */
  handoverToken: string;
}

interface GatewayOptions extends Omit<GatewayHostOptions, 'openFunctions'> {
  /** State of every part, for the health page. */
  statuses(): PartStatus[];
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

export function createGateway({ statuses, logFile, redact, log, ...options }: GatewayOptions): Part {
  const host: GatewayHostOptions = { ...options, openFunctions: openFunctions() };
  return new Part({
    name: 'gateway',
    ...nodeProgram(join(import.meta.dirname, 'gateway-host.ts')),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MAWAD_GATEWAY_OPTIONS: JSON.stringify(host),
    },
    answer: statuses,
    // Not the health page, which returns 503 while another part is down.
    ready: () => waitForHttp(`${options.apiUrl}/ready`),
    logFile,
    redact,
    log,
  });
}

function openFunctions(): string[] {
  const { functions = {} } = readProjectConfig();
  return Object.keys(functions).filter((name) => functions[name]?.verify_jwt === false);
}
