insert into private.money_settings default values;
insert into private.ledger_accounts (kind) values ('commission'), ('fees'), ('adjustments'), ('cash'), ('bank'), ('write_offs');
insert into private.staff_rights (role, right_name) values ('finance', 'money');
