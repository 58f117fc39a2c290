-- Calls an edge function in the background after the transaction. The vault holds its address (`project_url`) and key
-- (`secret_key`); without them there is no call.
create function private.call_edge_function(name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  select s.decrypted_secret into project_url from vault.decrypted_secrets s where s.name = 'project_url';
  select s.decrypted_secret into secret_key from vault.decrypted_secrets s where s.name = 'secret_key';
  if project_url is null or secret_key is null then
    raise warning 'Edge function % was not called: the vault lacks project_url or secret_key', call_edge_function.name;
    return;
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/' || call_edge_function.name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    timeout_milliseconds := 60000);
end
$$;
