/** Step at which sending a mail failed. */
export type FailingStep =
  'settings' | 'host' | 'connection' | 'encryption' | 'login' | 'recipient' | 'sending';

const steps: Record<string, FailingStep> = {
  no_mail_server: 'settings',
  smtp_host_refused: 'host',
  EDNS: 'host',
  ENOTFOUND: 'host',
  ECONNECTION: 'connection',
  ECONNREFUSED: 'connection',
  ESOCKET: 'connection',
  ETIMEDOUT: 'connection',
  ETLS: 'encryption',
  EAUTH: 'login',
  EENVELOPE: 'recipient',
};

/** Derives the failed step from an error of the outbox. */
export function failingStep(error: string): FailingStep {
  return steps[error.split(':')[0]!] ?? 'sending';
}
