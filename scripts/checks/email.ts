/** What is wrong with a mail address of a record. */
export const mistakesInEmail = (record: string, email: string): readonly string[] =>
  /^[^\s@:<>]+@[^\s@:<>]+\.[^\s@:<>]+$/.test(email)
    ? []
    : [`${record} is "${email}". Write only the address, such as office@your-company.com.`];
