import { call } from './call.ts';
import { toAuthAppError } from './auth-errors.ts';
import type { Backend } from './client.ts';
import { AppError } from './errors.ts';
import type { RecoveryCodes } from './people/account-answers.ts';

/** Recovery codes, the part of `SecondFactorPort` that Supabase's auth server lacks. Failures are AppErrors. */
export function createRecoveryPort(backend: Backend) {
  /** Renews the session, so that session sync reads the rights again. */
  async function renew(): Promise<void> {
    const { error } = await (await backend.auth()).refreshSession();
    if (error) throw toAuthAppError(error);
  }
  return {
    readCodes: (): Promise<RecoveryCodes> => call(backend.data, 'get_recovery_codes'),
    /** Replaces all codes. The new ones cannot be read again. Throws `identity_required`. */
    createCodes: (): Promise<string[]> => call(backend.data, 'create_recovery_codes'),
    /** Opens this session with a code in place of the app's. Throws `code_wrong`, `rate_limited`. */
    async recover(code: string): Promise<void> {
      const left = (await call(backend.data, 'use_recovery_code', { code })) as number | null;
      if (left === null) throw new AppError('code_wrong');
      await renew();
    },
    /** Removes all apps and codes without a code of an app. Throws `identity_required`. */
    async removeAll(): Promise<void> {
      await call(backend.data, 'remove_own_second_factors');
      await renew();
    },
  };
}
