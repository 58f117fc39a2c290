/**
 * A failure with a stable code. Its text is the message `errors:<code>` in the
 * reader's language; `context` fills that message's placeholders.
 */
export class AppError extends Error {
  readonly code: string;
  readonly context: Record<string, unknown>;
  /** Whether the same call may succeed later (network, 5xx). */
  readonly retryable: boolean;

  constructor(code: string, context: Record<string, unknown> = {}, retryable = false) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.context = context;
    this.retryable = retryable;
  }
}
