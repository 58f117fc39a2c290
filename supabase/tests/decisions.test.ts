import { connect, type Sql } from './actors.ts';

let sql: Sql;
beforeAll(() => void (sql = connect()));
afterAll(() => sql.end());

/**
 * Functions that change something without taking the version that the person saw, each with the reason. All others must
 * have a parameter `expected…`, or a version in their list.
 */
const withoutVersion: Record<string, string> = {
  accept_buying_invitation: 'the token is used once',
  accept_invitation: 'the token is used once',
  accept_quote:
    'the key that the page made identifies a repetition, and offers and prices that changed are refused',
  add_company_note: 'adds',
  add_order_note: 'adds',
  apply_as_seller: 'the database knows one state in which a person applies',
  ask_question: 'adds',
  ban_search: 'names the state that it sets; two people who ban the same do not differ',
  begin_export: 'writes the log alone',
  change_purchase_list_lines: 'adds, or names the goods and the quantity that it sets',
  claim_emails: 'for the mail job; takes a lease',
  claim_quote_request: 'a request of somebody else is refused',
  confirm_import_rows:
    'names rows of an import that only its company sees; the import itself refuses other states',
  correct_import_rows: 'rows that are written or corrected meanwhile no longer match; cells are merged',
  create_buying_company: 'a person who already buys for a company is refused',
  create_import: 'the id that the page minted makes a repetition recognisable',
  create_recovery_codes: 'replaces own codes, which nobody sees again',
  delete_attribute_definition: 'an attribute that is gone is refused',
  delete_category: 'takes away what is empty; refused while products are there',
  delete_saved_view: 'takes away an own view',
  delete_search_synonyms: 'takes away a group that has no state but being there',
  discard_product_draft: 'takes away an own draft',
  end_deals: 'every deal in the list names its expected values',
  end_own_sessions: 'takes away own sessions',
  end_staff_view: 'ends what is the caller’s own',
  erase_account: 'takes away the own account',
  export_person: 'writes the log alone',
  finish_email: 'for the mail job; names its lease',
  import_categories:
    'the id that the page minted makes a repetition recognisable, and `reviewed` names what the person saw',
  invite_buying_member: 'an earlier invitation to the address ends',
  invite_member: 'an earlier invitation to the address ends',
  invite_staff: 'an earlier invitation to the address ends',
  leave_buying_company: 'ends what is the caller’s own',
  leave_company: 'ends what is the caller’s own',
  merge_wishlist: 'adds',
  move_category: 'the tree is drawn again after each step; the log keeps both, and the last move holds',
  move_category_products: 'empties a category; what was moved before is not moved again',
  open_form: 'gives out a token',
  place_order:
    'the key that the page minted makes a repetition recognisable, and prices that changed are refused',
  post_quote_message: 'adds',
  preview_bulk_undo: 'writes nothing that stays',
  preview_home_page: 'writes nothing that stays',
  preview_import_undo: 'writes nothing that stays',
  propose_adjustment: 'the key that the page made identifies a repetition',
  propose_payouts: 'adds; companies in a run that is not finished are left out',
  read_notifications: 'marks own notifications',
  read_quote_messages: 'marks own messages',
  record_job_failure: 'for jobs; adds',
  record_list_export: 'adds',
  record_media: 'for edge functions; adds',
  record_payment:
    'the key that the page made identifies a repetition; the payment of another person and more than the debt are refused',
  record_restore_test: 'adds',
  remind_quote_sellers: 'reminds each seller once a day',
  remove_email_settings: 'takes away what is shown to nobody in full; nothing to compare',
  remove_own_second_factors: 'takes away own sign-in settings',
  report_question: 'adds, once a person',
  report_review: 'adds, once a person',
  report_visit: 'adds',
  request_purchase:
    'the key that the page minted makes a repetition recognisable, and prices that changed are refused',
  request_quote_purchase:
    'the key that the page made identifies a repetition, and offers and prices that changed are refused',
  request_return: 'the key that the page made identifies a repetition',
  require_staff_two_factor: 'names the state that it sets',
  restore_deals: 'every deal in the list names its expected values',
  retry_email: 'tries again what failed',
  retry_emails: 'tries again what failed',
  retry_import_pictures: 'tries again what failed',
  retry_job_item: 'tries again what failed',
  reverse_transaction: 'a transaction never changes and is reversed once',
  revoke_buying_invitation: 'an invitation that is gone is refused',
  revoke_invitation: 'an invitation that is gone is refused',
  revoke_staff_invitation: 'an invitation that is gone is refused',
  route_lines_to_seller: 'adds, once for each company',
  save_attribute_definition: 'the log keeps both; the last save holds',
  save_cart: 'the id that the page minted makes a repetition recognisable',
  save_commission_rate: 'adds; a rate with the same days is refused',
  save_email_settings: 'the log keeps both; the last save holds, and the password is shown to nobody',
  save_view: 'an own view; an admin who replaces a shared one names it',
  see_asked_quote: 'marks that the company opened a request',
  select_orders: 'stores the orders in the state in which the person selects them',
  send_test_email: 'adds a mail',
  set_deals: 'every product in the list names its expected values',
  set_import_picture: 'the database knows one state in which a picture of an import is set',
  set_list_reminder: 'a choice of the reader alone; the last one counts',
  set_own_absence: 'names the state that it sets, of the caller alone',
  stage_import_rows: 'rows of the same number are replaced until the import is reviewed',
  start_remittance: 'the same file of a courier is known again and changes nothing',
  start_staff_view: 'begins what is the caller’s own',
  steer_bulk_change: 'names an action that only some states allow',
  steer_import: 'names an action that only some states allow',
  submit_contact: 'adds',
  submit_quote_request: 'adds',
  submit_review: 'the own review; the last one holds',
  sync_cart: 'joins own changes with those of the own devices by the versions of lines',
  take_loose_import_pictures: 'for edge functions; takes what nobody names any more',
  try_search_synonyms: 'writes nothing that stays',
  undo_category_import: '`reviewed` names the outcome that the person saw, and a second undo is refused',
  use_recovery_code: 'a code is used once',
  write_off: 'the key that the page made identifies a repetition, and more than the debt is refused',
};

it('every function that changes something takes the version that the person saw, or gives a reason', async () => {
  const functions = await sql<{ name: string; parameters: string[] | null }[]>`
    select p.proname as name, p.proargnames as parameters from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype
    order by p.proname`;
  const lacking = functions
    .filter(({ parameters }) => !parameters?.some((parameter) => parameter.startsWith('expected')))
    .map(({ name }) => name);
  expect(lacking).toEqual(Object.keys(withoutVersion));
});
