import { storedValue, browserStorage, type StoredValue } from '@mawad/shared-ui/platform/store/storage.ts';

/** Column mappings of a company, stored on this device by `rememberMapping`. */
export function rememberedMappings(companyId: string | null): StoredValue<unknown> {
  const codec = {
    encode: (value: unknown) => JSON.stringify(value),
    decode: (text: string) => JSON.parse(text) as unknown,
  };
  return storedValue<unknown>(browserStorage(), `import-mappings-${companyId ?? ''}`, codec, {});
}
