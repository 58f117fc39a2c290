import { z } from 'zod/mini';
import type { Database as Generated } from './database.types.ts';
import { attributeDefinition } from './catalogue/answers.ts';
import { mailEncryptions } from './mail/values.ts';
import { refusableKinds } from './notifications/values.ts';
import { productDraft } from './products/answers.ts';
import { companyRole, companyStatus, staffRole } from './companies/sellers-answers.ts';

/**
 * Column types narrower than the generated ones, which know only `string` and `Json` and make every column of a view
 * nullable. Table reads use these types; tests parse every read with them.
 */
export const columnSchemas = {
  attribute_definitions: { type: attributeDefinition.shape.type },
  email_settings: { encryption: z.enum(mailEncryptions) },
  notification_choices: { kind: z.enum([...refusableKinds.work, ...refusableKinds.purchases]) },
  product_drafts: { content: productDraft.shape.content },
  profiles: { language: z.enum(['en', 'ar']) },
  sellers: {
    role: z.enum(['seller', 'admin']),
    is_approved: z.boolean(),
    status: z.nullable(companyStatus),
    company_role: z.nullable(companyRole),
    staff_role: z.nullable(staffRole),
    second_factor: z.nullable(z.enum(['code', 'setup'])),
  },
} satisfies Partial<Record<keyof (Public['Tables'] & Public['Views']), Record<string, z.ZodMiniType>>>;

type Public = Generated['public'];
type Columns = typeof columnSchemas;

type NarrowedRow<Row, Schemas extends Record<string, z.ZodMiniType>> = {
  [Column in keyof Row]: Column extends keyof Schemas ? z.infer<Schemas[Column]> : Row[Column];
};

type Narrowed<Relations> = {
  [Name in keyof Relations]: Name extends keyof Columns
    ? {
        [Part in keyof Relations[Name]]: Part extends 'Row'
          ? NarrowedRow<Relations[Name][Part], Columns[Name]>
          : Relations[Name][Part];
      }
    : Relations[Name];
};

/** Generated types narrowed by `columnSchemas`. */
export type Database = Omit<Generated, 'public'> & {
  public: Omit<Public, 'Tables' | 'Views'> & {
    Tables: Narrowed<Public['Tables']>;
    Views: Narrowed<Public['Views']>;
  };
};
