/**
 * SAMPLE DATA for the site's owner to replace: how to reach the people behind the site. No such mailbox exists yet.
 */
export const contact = {
  email: 'hello@certcrest.example',
  hours: 'Monday to Friday, 9 AM–5 PM UTC',
  place: 'Remote, worldwide',
  /** How soon messages are answered, behind "within". */
  answersWithin: 'two business days',
};
