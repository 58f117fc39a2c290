-- All scheduled jobs, times in UTC. A hosted project runs them with pg_cron and pg_net; the embedded stack provides the same
-- functions in the schemas cron, net and vault.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
end
$$;

select cron.schedule('deliver-emails', '5 seconds',
  $$select private.call_edge_function('deliver-emails') where private.emails_wait()$$);

select cron.schedule('clear-sent-emails', '17 * * * *', $$select private.clear_sent_emails()$$);

select cron.schedule('create-audit-partitions', '3 0 * * *', $$select private.create_audit_partitions()$$);

select cron.schedule('work-imports', '5 seconds', $$select private.work_imports()$$);

select cron.schedule('work-bulk-changes', '5 seconds', $$select private.work_bulk_changes()$$);

select cron.schedule('work-quotes', '5 seconds', $$select private.work_quotes()$$);

select cron.schedule('remind-quotes', '13 * * * *', $$select private.remind_quotes()$$);

select cron.schedule('watch-returns', '* * * * *', $$select private.watch_returns()$$);

select cron.schedule('refresh-return-days', '* * * * *', $$select private.refresh_return_days(interval '10 minutes')$$);

select cron.schedule('refresh-all-return-days', '7 23 * * *', $$select private.refresh_return_days(null)$$);

select cron.schedule('refresh-return-marks', '*/10 * * * *', $$select private.refresh_return_marks()$$);

select cron.schedule('fold-report-changes', '* * * * *', $$select private.fold_report_changes()$$);

select cron.schedule('expire-purchase-requests', '* * * * *', $$select private.expire_purchase_requests()$$);

select cron.schedule('announce-to-deputies', '1 * * * *', $$select private.announce_to_deputies()$$);

select cron.schedule('remind-of-lists', '41 5-12 * * *', $$select private.remind_of_lists(private.today_in_iraq())$$);

select cron.schedule('index-products', '5 seconds', $$select private.work_index_queue()$$);

select cron.schedule('purge-deleted-products', '11 2 * * *', $$select private.purge_deleted_products()$$);

select cron.schedule('apply-retention', '31 2 * * *', $$select private.apply_retention()$$);

select cron.schedule('clear-uploads', '29 * * * *',
  $$select private.call_edge_function('clear-uploads') where cardinality(private.list_old_uploads()) > 0
    or cardinality(private.list_loose_documents()) > 0 or cardinality(private.list_loose_site_pictures()) > 0
    or cardinality(private.list_loose_import_pictures()) > 0 or cardinality(private.list_loose_quote_files()) > 0
    or cardinality(private.list_loose_return_pictures()) > 0
    or cardinality(private.list_loose_receipts()) > 0$$);

select cron.schedule('watch-documents', '7 21 * * *',
  $$select private.watch_documents((now() at time zone 'Asia/Baghdad')::date)$$);

select cron.schedule('watch-debt', '3 21 * * *', $$select private.watch_debt(private.today_in_iraq())$$);

select cron.schedule('judge-due-debts', '* * * * *', $$select private.judge_due_debts(private.today_in_iraq(), 200)$$);

select cron.schedule('issue-commission-invoices', '17-59 21 * * *',
  $$select private.issue_commission_invoices(private.today_in_iraq())$$);

select cron.schedule('sum-report-months', '27 21 * * *', $$select private.sum_months(private.today_in_iraq())$$);

select cron.schedule('refresh-search-statistics', '23 1 * * *', $$select private.refresh_search_statistics()$$);

select cron.schedule('refresh-popularity', '*/10 * * * *', $$select private.refresh_popularity()$$);

select cron.schedule('count-searches', '*/10 * * * *', $$select private.count_searches()$$);

select cron.schedule('refresh-daily-figures', '*/10 * * * *', $$select private.refresh_daily_figures(40)$$);

select cron.schedule('refresh-all-figures', '47 22 * * *', $$select private.refresh_daily_figures(null)$$);

select cron.schedule('refresh-company-figures', '*/10 * * * *', $$select private.refresh_company_figures(3)$$);

select cron.schedule('refresh-older-company-figures', '53 22 * * *', $$select private.refresh_company_figures(90)$$);

select cron.schedule('restore-paused-companies', '* * * * *', $$select private.restore_paused_companies()$$);

select cron.schedule('refresh-store-figures', '7 * * * *', $$select private.refresh_store_figures()$$);

select cron.schedule('compare-products', '*/10 * * * *', $$select private.compare_products()$$);

-- pg_cron writes a row per run and never deletes any.
select cron.schedule('clear-job-history', '41 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '2 days'$$);
