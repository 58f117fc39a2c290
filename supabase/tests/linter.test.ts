/** Rules of Supabase's database linter (WARN and above) that apply to plain SQL, as queries that must return no row. */
import { connect, type Sql } from './actors.ts';

let sql: Sql;
beforeAll(() => {
  sql = connect(1);
});
afterAll(() => sql.end());

const rules: Record<string, string> = {
  'every table has a primary key': `
    select c.oid::regclass::text as found from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`,
  'every foreign key has an index': `
    select k.conrelid::regclass || ' ' || k.conname as found from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  'row level security is on for every table': `
    select c.oid::regclass::text as found from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and not c.relrowsecurity`,
  'every table of the API has a policy': `
    select c.oid::regclass::text as found from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`,
  'every table of the API has explicit grants': `
    select c.oid::regclass::text as found from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relacl is null`,
  'no policy calls auth functions once per row': `
    select tablename || ' ' || policyname as found from pg_policies
    where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''),
        '\\( SELECT (auth\\.\\w+|private\\.(is_admin|is_approved_seller|actor_role))\\(\\)', '', 'g')
      ~ '(auth\\.(uid|jwt|role|email)|private\\.(is_admin|is_approved_seller|actor_role)|current_setting)\\('`,
  'one permissive policy per table, role and verb': `
    select tablename || ' ' || role || ' ' || verb as found
    from pg_policies, unnest(roles) role,
      unnest(case when cmd = 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) verb
    where permissive = 'PERMISSIVE' and schemaname in ('public', 'storage')
    group by schemaname, tablename, role, verb having count(*) > 1`,
  'policies are named <table>_<role>_<command> and name their role': `
    select tablename || ' ' || policyname as found from pg_policies
    where schemaname in ('public', 'storage') and (roles = '{public}'
      or policyname <> tablename || '_' || case when roles = '{anon}' then 'anon' else 'authenticated' end || '_' || lower(cmd))`,
  'writing policies pair USING with WITH CHECK': `
    select tablename || ' ' || policyname as found from pg_policies
    where schemaname in ('public', 'storage') and (
      (cmd = 'UPDATE' and (qual is null or with_check is null)) or (cmd = 'INSERT' and with_check is null))`,
  'no writing policy is always true': `
    select tablename || ' ' || policyname as found from pg_policies
    where schemaname in ('public', 'storage') and cmd <> 'SELECT' and 'true' in (qual, with_check)`,
  'no policy trusts user metadata': `
    select tablename || ' ' || policyname as found from pg_policies
    where coalesce(qual, '') || coalesce(with_check, '') ~ '(user_metadata|raw_user_meta_data)'`,
  'no function body has more than 100 lines': `
    select p.oid::regprocedure::text as found from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and regexp_count(p.prosrc, '\n') > 101`,
  'the session context is the only setting that functions share': `
    select p.oid::regprocedure::text as found from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (p.prosrc ~ '''mawad[.]' and p.proname not in ('context', 'enter_context', 'leave_context', 'note_catalogue_change')
        or p.prosrc ~ 'set_config[(]''request[.]')`,
  'every function has a fixed search_path': `
    select p.oid::regprocedure::text as found from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
  'no query compares with the result of a function that refuses callers: a plan may never call it': `
    select p.oid::regprocedure::text as found from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prosrc ~ '[^:]= *[(]?(select +)?private[.](require|lock)_'`,
  'no definer is exposed by the API': `
    select p.oid::regprocedure::text as found from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef`,
  'no view runs with its owner’s rights': `
    select c.oid::regclass::text as found from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
  'no extension lies in schema public': `
    select extname as found from pg_extension where extnamespace = 'public'::regnamespace`,
  'no index is there twice': `
    select string_agg(i.indexrelid::regclass::text, ', ') as found
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by i.indrelid, i.indkey, i.indclass, i.indoption, i.indpred, i.indexprs having count(*) > 1`,
  'no visitor may list a public bucket': `
    select policyname as found from pg_policies
    where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
      and (roles && '{anon,public}' or coalesce(qual, 'true') !~ 'may_read_object')`,
  'every bucket names its types and its size': `
    select id as found from storage.buckets where file_size_limit is null or allowed_mime_types is null`,
};

it.each(Object.entries(rules))('%s', async (_rule, query) => {
  const findings = await sql.unsafe(query);
  expect(findings.map(({ found }) => found as string)).toEqual([]);
});
