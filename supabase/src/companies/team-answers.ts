import { z } from 'zod/mini';
import { companyRole, staffRole } from './sellers-answers.ts';

const teamMember = z.strictObject({
  user_id: z.string(),
  /** Empty if the person gave none. */
  full_name: z.string(),
  email: z.string(),
  role: companyRole,
  created_at: z.string(),
});
export type TeamMember = z.infer<typeof teamMember>;

const teamInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: companyRole,
  expires_at: z.string(),
  expired: z.boolean(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

const team = z.strictObject({
  members: z.array(teamMember),
  /** Open invitations; empty for members who may not change the team. */
  invitations: z.array(teamInvitation),
  may_edit: z.boolean(),
});
export type Team = z.infer<typeof team>;

/** An invitation to the team of a company or to the staff of the marketplace. */
const invitation = z.union([
  z.strictObject({
    company_name: z.string(),
    name_en: z.nullable(z.string()),
    name_ar: z.nullable(z.string()),
    email: z.string(),
    role: companyRole,
  }),
  z.strictObject({
    company_name: z.null(),
    name_en: z.null(),
    name_ar: z.null(),
    email: z.string(),
    role: staffRole,
  }),
]);
export type Invitation = z.infer<typeof invitation>;

export const teamAnswers = {
  list_team: team,
  get_invitation: invitation,
};
