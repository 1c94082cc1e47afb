import { expect, test } from "./fixtures";

/** Headings of pages whose own tests do not name them all, in order, with their levels. */
const outlines: Record<string, ReadonlyArray<readonly [level: number, words: string]>> = {
  "/": [
    [
      1,
      "Managed Intelligence Provider Technology that stays quiet, so you can get on with business.",
    ],
    [2, "Three things we do, and do properly."],
    [3, "Managed IT services"],
    [3, "Software"],
    [3, "Microsoft licensing"],
    [2, "What a Managed Intelligence Provider does differently."],
    [3, "Sense"],
    [3, "Decide"],
    [3, "Act"],
    [2, "The people who run your network pick up the phone."],
    [2, "Ready to Simplify Your IT?"],
  ],
  "/about": [
    [1, "About Us Good IT is the kind nobody notices."],
    [2, "It began with a server that stopped every Friday."],
    [2, "What we hold to, on an ordinary Tuesday."],
    [3, "Simplicity First"],
    [3, "Client Partnership"],
    [3, "Excellence"],
    [3, "Reliability"],
    [2, "Three people who answer for it."],
    [3, "Marian Okafor"],
    [3, "Tomas Reyes"],
    [3, "Nora Lindqvist"],
    [2, "What that adds up to."],
    [2, "Tell us what makes a noise."],
  ],
  "/microsoft": [
    [1, "Microsoft Licensing Pay for the seats people sit in."],
    [2, "Four products, and where each price begins."],
    [3, "Microsoft 365"],
    [3, "Dynamics 365"],
    [3, "Power BI"],
    [3, "Azure Consulting"],
    [2, "The names changed. Our number did not."],
    [2, "Why every license gets a name."],
    [3, "Every seat has a name"],
    [3, "Empty seats go back in time"],
    [3, "The seat fits the work"],
    [3, "Monday's seat is ready on Friday"],
    [2, "Four steps to licenses that fit, and yours are short."],
    [3, "Count"],
    [3, "Choose"],
    [3, "Move"],
    [3, "Renew"],
    [2, "Bring your last Microsoft invoice."],
  ],
  "/microsoft/office365": [
    [1, "Microsoft 365 One file, and everyone in it."],
    [2, "Six apps, one proposal, nothing attached."],
    [3, "Outlook"],
    [3, "Teams"],
    [3, "Excel"],
    [3, "Word"],
    [3, "PowerPoint"],
    [3, "OneDrive"],
    [2, "What changes when there is one version."],
    [3, "There is one version"],
    [3, "The desk is not a place"],
    [3, "A stolen password is not enough"],
    [3, "The company keeps its work"],
    [2, "Not everyone lives in Excel."],
    [3, "Business Basic"],
    [3, "Business Standard"],
    [3, "Business Premium"],
    [2, "What moves into Microsoft 365, and where to."],
    [2, "Tell us what your people open first."],
  ],
  "/microsoft/dynamics": [
    [1, "Dynamics 365 Type the order once."],
    [2, "One order, seen from six desks."],
    [3, "Sales"],
    [3, "Customer Service"],
    [3, "Marketing"],
    [3, "Finance"],
    [3, "Supply Chain"],
    [3, "Human Resources"],
    [2, "Fifteen bridges, or one."],
    [3, "A customer is entered once"],
    [3, "It sits beside your mail"],
    [3, "You add, you do not migrate"],
    [3, "It follows your rules"],
    [2, "Dynamics 365 in the words of your trade."],
    [3, "Manufacturing"],
    [3, "Retail"],
    [3, "Financial Services"],
    [3, "Healthcare"],
    [3, "Professional Services"],
    [3, "Non-Profit"],
    [2, "The old system leaves one department at a time."],
    [3, "1 . Follow an order"],
    [3, "2 . Set up"],
    [3, "3 . Rehearse"],
    [3, "4 . Hand over"],
    [2, "Bring your most stubborn order."],
  ],
  "/microsoft/powerbi": [
    [1, "Power BI Monday's numbers, on Monday."],
    [2, "From five exports to one figure."],
    [3, "Going in"],
    [4, "Connectors"],
    [4, "Scheduled refresh"],
    [3, "In the middle"],
    [4, "One data model"],
    [4, "Row-level security"],
    [3, "Coming out"],
    [4, "Interactive reports"],
    [4, "Alerts"],
    [2, "How old is the number in front of you?"],
    [3, "Nobody builds it by hand"],
    [3, "Excel stays"],
    [3, "One sign-in"],
    [3, "It starts with one report"],
    [2, "Four questions, each with its own kind of picture."],
    [3, "Sales analytics : Which region needs a visit?"],
    [3, "Financial analytics : Where did the profit go?"],
    [3, "Operations analytics : When do orders leave late?"],
    [3, "Customer analytics : Who orders again?"],
    [2, "Four clicks from what to why."],
    [3, "Where did margin go?"],
    [3, "Which branch in the South?"],
    [3, "What took it in Joplin?"],
    [3, "Which freight?"],
    [2, "Bring two reports that disagree."],
  ],
  "/microsoft/azure": [
    [1, "Azure Consulting The servers leave on Friday. Monday looks the same."],
    [2, "Six things you stop buying, patching and carrying."],
    [3, "Virtual Machines"],
    [3, "Azure SQL Database"],
    [3, "App Services"],
    [3, "Azure Security"],
    [3, "Analytics Services"],
    [3, "Storage Solutions"],
    [2, "The further it moves, the less there is to patch."],
    [3, "Assessment & Planning"],
    [3, "Server Migration"],
    [3, "Database Migration"],
    [3, "Application Modernization"],
    [2, "First a range, then a figure, then a bill, then a bill somebody reads."],
    [3, "Cloud Strategy"],
    [3, "Architecture Design"],
    [3, "Implementation"],
    [3, "Optimization"],
    [2, "Why Choose Azure? You may own part of it already."],
    [3, "Near you, copied far away"],
    [3, "One sign-in"],
    [3, "An off switch"],
    [3, "Licenses that come along"],
    [2, "Certificates by Microsoft. Settings by you."],
    [3, "SOC 1, 2 and 3"],
    [3, "ISO 27001"],
    [3, "HIPAA BAA"],
    [3, "FedRAMP"],
    [3, "GDPR Compliant"],
    [3, "PCI DSS Level 1"],
    [2, "Count the servers before you buy another."],
  ],
  "/contact": [
    [1, "Ready to Simplify Your IT?"],
    [2, "What happens after you press Send."],
    [3, "An engineer reads it"],
    [3, "We reply"],
    [3, "We talk for half an hour"],
    [3, "You get a list"],
    [2, "Prefer to Talk? Give Us a Call"],
    [2, "Or come by."],
  ],
};

for (const [path, headings] of Object.entries(outlines)) {
  test(`a visitor hears the headings of ${path} in this order`, async ({ page }) => {
    await page.goto(path);
    const heard = (await page.getByRole("main").ariaSnapshot())
      .split("\n")
      .flatMap((line) => [...line.matchAll(/heading ("(?:[^"\\]|\\.)*") \[level=(\d)\]/g)])
      .map(([, words = "", level]) => [Number(level), JSON.parse(words)]);
    expect(heard).toEqual(headings);
  });
}

test("a visitor hears the header and the footer", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "Quietworks":
        - /url: /
      - navigation "Main":
        - list:
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - button "Managed Services"
          - listitem:
            - button "Software"
          - listitem:
            - button "Microsoft Licensing"
          - listitem:
            - button "About"
        - link "Get Started":
          - /url: /contact
  `);
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
    - contentinfo:
      - link "Quietworks":
        - /url: /
      - paragraph: Managed Intelligence Provider for small and growing businesses.
      - list:
        - listitem:
          - link "LinkedIn , leaves this site":
            - /url: https://www.linkedin.com/company/quietworks-example
        - listitem:
          - link "Facebook , leaves this site":
            - /url: https://www.facebook.com/quietworks.example
      - navigation "Quick links":
        - heading "Quick links" [level=2]
        - list:
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - link "About Us":
              - /url: /about
          - listitem:
            - link "Our Team":
              - /url: /team
          - listitem:
            - link "Portfolio":
              - /url: /portfolio
          - listitem:
            - link "Contact Us":
              - /url: /contact
      - navigation "Services":
        - heading "Services" [level=2]
        - list:
          - listitem:
            - link "Managed Services":
              - /url: /managed-services
          - listitem:
            - link "Cybersecurity":
              - /url: /managed-services/cybersecurity
          - listitem:
            - link "Cloud Services":
              - /url: /managed-services/cloud-services
          - listitem:
            - link "Software":
              - /url: /software
          - listitem:
            - link "Microsoft Licensing":
              - /url: /microsoft
      - heading "Contact" [level=2]
      - list:
        - listitem:
          - link "(314) 555-0142":
            - /url: tel:+13145550142
        - listitem:
          - link "hello@quietworks.example":
            - /url: mailto:hello@quietworks.example
        - listitem: 4100 Lantern Row, Suite 210 St. Louis, Missouri 63102
        - listitem: Mon-Fri 8AM-5PM Emergency support 24/7
      - paragraph: © Quietworks
      - list:
        - listitem:
          - button "Privacy Policy"
        - listitem:
          - button "Terms of Service"
        - listitem:
          - button "Cookie Policy"
  `);
});
