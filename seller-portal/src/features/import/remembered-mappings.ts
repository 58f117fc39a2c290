import { storedValue, browserStorage, type StoredValue } from '@mawad/shared-ui/store/storage';

/** The mappings that this device remembers for a company, as `rememberMapping` makes them. */
export function rememberedMappings(companyId: string | null): StoredValue<unknown> {
  const codec = {
    encode: (value: unknown) => JSON.stringify(value),
    decode: (text: string) => JSON.parse(text) as unknown,
  };
  return storedValue<unknown>(browserStorage(), `import-mappings-${companyId ?? ''}`, codec, {});
}
