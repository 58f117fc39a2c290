import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import { toAuthAppError } from './auth-errors.ts';
import { AppError } from './errors.ts';

interface SecondFactor {
  id: string;
  created_at: string;
}

interface NewSecondFactor {
  id: string;
  /** Data URL of a QR code. */
  picture: string;
  /** Key to type into an app that cannot scan the QR code. */
  secret: string;
}

/**
 * Implements `SecondFactorPort` of `@mawad/shared-ui/platform/session/session-port.ts`. Failures are AppErrors: `second_factor_wrong`,
 * `second_factor_required`, `second_factor_gone`, `rate_limited`, `network` …
 */
export function createSecondFactorPort(
  auth: AuthClient,
  /** Runs a call that may need a proof of identity. */
  withProof: <Answer>(call: () => Promise<Answer>) => Promise<Answer> = (call) => call(),
) {
  async function listAll() {
    const { data, error } = await auth.mfa.listFactors();
    if (error) throw toAuthAppError(error);
    return data.all.filter(({ factor_type: type }) => type === 'totp');
  }

  const list = async (): Promise<SecondFactor[]> =>
    (await listAll())
      .filter(({ status }) => status === 'verified')
      .map(({ id, created_at }) => ({ id, created_at }));

  async function verify(factorId: string, code: string): Promise<void> {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (error) throw toAuthAppError(error);
  }

  /** Accepts the code of any factor; tries the newest first, because it is most likely in use. */
  async function verifyAny(factors: SecondFactor[], code: string): Promise<void> {
    let failure = new AppError('second_factor_gone');
    for (const { id } of [...factors].reverse()) {
      try {
        return await verify(id, code);
      } catch (error) {
        failure = toAuthAppError(error);
        if (failure.code !== 'second_factor_wrong') break;
      }
    }
    throw failure;
  }

  const unenroll = (factorId: string) =>
    withProof(async () => {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) throw toAuthAppError(error);
    });

  const enroll = (issuer: string) =>
    withProof(async () => {
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer });
      if (error) throw toAuthAppError(error);
      return data;
    });

  return {
    /** Verified factors, oldest first. */
    list,
    /** Starts a new factor and deletes unconfirmed ones. The authenticator app shows `issuer` as the name of the site. */
    async begin(issuer: string): Promise<NewSecondFactor> {
      for (const factor of await listAll()) if (factor.status === 'unverified') await unenroll(factor.id);
      const { id, totp } = await enroll(issuer);
      const { qr_code: picture, secret } = totp;
      const svg = picture.slice(picture.indexOf(',') + 1);
      return { id, secret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    },
    /** Confirms a new factor by its code, which also raises this session to `aal2`. */
    confirm: verify,
    /** Raises this session to `aal2` with the code of any verified factor. */
    show: async (code: string): Promise<void> => verifyAny(await list(), code),
    /** Removes a factor; `code` must come from another factor or, for the last one, from the factor itself. */
    async remove(id: string, code: string): Promise<void> {
      const factors = await list();
      const others = factors.filter((factor) => factor.id !== id);
      await verifyAny(others.length > 0 ? others : factors, code);
      await unenroll(id);
      // The token keeps its claim `aal2` until it is renewed.
      const { error } = await auth.refreshSession();
      if (error) throw toAuthAppError(error);
    },
  };
}
