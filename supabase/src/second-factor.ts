import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import { toAuthAppError } from './auth-errors.ts';
import { AppError } from './errors.ts';

interface SecondFactor {
  id: string;
  created_at: string;
}

interface NewSecondFactor {
  id: string;
  /** Address of a picture that the app reads with its camera. */
  picture: string;
  /** What is typed into an app on the same device. */
  secret: string;
}

/**
 * The calls of two-factor sign-in: the `SecondFactorPort` of `@mawad/shared-ui/session/session-port`. Failures are AppErrors:
 * `second_factor_wrong`, `second_factor_required`, `second_factor_gone`, `rate_limited`, `network` …
 */
export function createSecondFactorPort(
  auth: AuthClient,
  /** Runs a call that needs a proof of identity. */
  proven: <Answer>(call: () => Promise<Answer>) => Promise<Answer> = (call) => call(),
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

  /** The code of any of these apps; the newest is the likeliest. */
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
    proven(async () => {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) throw toAuthAppError(error);
    });

  const enroll = (issuer: string) =>
    proven(async () => {
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer });
      if (error) throw toAuthAppError(error);
      return data;
    });

  return {
    /** The apps that may show the code, the longest in use first. */
    list,
    /** A new app; what was begun and never confirmed goes. `issuer` is the site's name in the app. */
    async begin(issuer: string): Promise<NewSecondFactor> {
      for (const factor of await listAll()) if (factor.status === 'unverified') await unenroll(factor.id);
      const { id, totp } = await enroll(issuer);
      const { qr_code: picture, secret } = totp;
      const drawing = picture.slice(picture.indexOf(',') + 1);
      return { id, secret, picture: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
    },
    /** Confirms a new app by its code; this session has shown it then. */
    confirm: verify,
    /** Shows the code of any app in use. */
    show: async (code: string): Promise<void> => verifyAny(await list(), code),
    /** Takes an app away; the code is that of one that stays or, of the last one, its own. */
    async remove(id: string, code: string): Promise<void> {
      const factors = await list();
      const others = factors.filter((factor) => factor.id !== id);
      await verifyAny(others.length > 0 ? others : factors, code);
      await unenroll(id);
      // Until it is renewed, the token's claim `aal` still says that a code was entered.
      const { error } = await auth.refreshSession();
      if (error) throw toAuthAppError(error);
    },
  };
}
