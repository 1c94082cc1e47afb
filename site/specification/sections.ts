import type { Table } from "./sample";

/**
 * Sections 2.3 to 2.22: the sections of each page in their order, with the names of their entries, how many there
 * are, or "any" where the specification asks for the section alone.
 */
export const sections: Table<string | number> = {
  "/ services": 3,
  "/ intelligence": "any",
  "/about introduction": "any",
  "/about values": "Simplicity First | Client Partnership | Excellence | Reliability",
  "/about statistics": 4,
  "/about leadership": "Marian Okafor | Tomas Reyes | Nora Lindqvist",
  "/managed-services services":
    "IT Infrastructure | Cybersecurity | Cloud Services | Data Backup | Help Desk | Network Management | Virtual CTO",
  "/managed-services reasons":
    "Proactive Monitoring | Cost Predictability | Expert Team | Scalable Solutions | Strategic Planning | Compliance Support",
  "/managed-services/it-infrastructure services":
    "Server management | Endpoint management | Performance monitoring | Storage management",
  "/managed-services/it-infrastructure benefits": "any",
  "/managed-services/it-infrastructure process":
    "Assessment | Design | Implementation | Management",
  "/managed-services/cybersecurity threats": 6,
  "/managed-services/cybersecurity services":
    "Threat detection | Security assessments | Compliance | Incident response",
  "/managed-services/cybersecurity solutions": 5,
  "/managed-services/cloud-services services": 4,
  "/managed-services/cloud-services platforms": "AWS | Microsoft Azure | Google Cloud | Hybrid",
  "/managed-services/cloud-services benefits": 6,
  "/managed-services/cloud-services migration": "Assessment | Planning | Migration | Optimization",
  "/managed-services/cloud-services payback": 3,
  "/managed-services/data-backup dataLoss": 3,
  "/managed-services/data-backup habits": 4,
  "/managed-services/data-backup options": "Local | Cloud | Hybrid",
  "/managed-services/data-backup recovery":
    "15-minute RTO | 1-hour RPO | 24/7 support | Tested recovery",
  "/managed-services/data-backup comparison": 4,
  "/managed-services/data-backup compliance": "HIPAA | SOX | GDPR | PCI-DSS",
  "/managed-services/help-desk features": 4,
  "/managed-services/help-desk tiers": "Level 1 | Level 2 | Level 3 | Emergency",
  "/managed-services/help-desk issues": 8,
  "/managed-services/help-desk metrics": 2,
  "/managed-services/help-desk channels": "Phone | Live chat | Remote access | Email",
  "/managed-services/network-management solutions": 4,
  "/managed-services/network-management services": 8,
  "/managed-services/network-management claims": 2,
  "/managed-services/network-management benefits": 4,
  "/managed-services/network-management assessment":
    "Performance analysis | Security review | Optimization plan",
  "/managed-services/virtual-cto benefits": 4,
  "/managed-services/virtual-cto process":
    "Discovery & Assessment | Strategy Development | Implementation Planning | Ongoing Support & Guidance",
  "/managed-services/virtual-cto offer": 6,
  "/managed-services/virtual-cto models": "Project-Based | Ongoing Advisory | Interim CTO",
  "/software services": "Web Development | Mobile Development | AI Consulting",
  "/software reasons": 6,
  "/software industries":
    "Healthcare | Finance | Retail & E-commerce | Education | Manufacturing | Real Estate | Professional Services | Non-Profit | Government | Startups",
  "/software process": 5,
  "/software/web-development services": 5,
  "/software/web-development technologies": "any",
  "/software/web-development work": 4,
  "/software/web-development process": 4,
  "/software/mobile-development platforms": "iOS | Android | Cross-Platform | Wearable Apps",
  "/software/mobile-development services": 4,
  "/software/mobile-development process": 4,
  "/software/ai-consulting services": 4,
  "/software/ai-consulting industries":
    "Healthcare | Finance | Retail & E-commerce | Manufacturing",
  "/software/ai-consulting benefits": 6,
  "/software/ai-consulting process": 4,
  "/microsoft offer": "Microsoft 365 | Dynamics 365 | Power BI | Azure Consulting",
  "/microsoft partner": 2,
  "/microsoft reasons": 4,
  "/microsoft implementation": 4,
  "/microsoft/office365 apps": 6,
  "/microsoft/office365 reasons": 4,
  "/microsoft/dynamics applications":
    "Sales | Customer Service | Marketing | Finance | Supply Chain | Human Resources",
  "/microsoft/dynamics industries":
    "Manufacturing | Retail | Financial Services | Healthcare | Professional Services | Non-Profit",
  "/microsoft/dynamics reasons": 4,
  "/microsoft/dynamics process": 4,
  "/microsoft/powerbi features": "any",
  "/microsoft/powerbi useCases": 4,
  "/microsoft/powerbi reasons": 4,
  "/microsoft/azure services":
    "Virtual Machines | Azure SQL Database | App Services | Azure Security | Analytics Services | Storage Solutions",
  "/microsoft/azure migration":
    "Assessment & Planning | Server Migration | Database Migration | Application Modernization",
  "/microsoft/azure approach":
    "Cloud Strategy | Architecture Design | Implementation | Optimization",
  "/microsoft/azure reasons": 4,
  "/microsoft/azure compliance":
    "SOC 1, 2 and 3 | ISO 27001 | HIPAA BAA | FedRAMP | GDPR Compliant | PCI DSS Level 1",
  "/team leadership": "Marian Okafor | Tomas Reyes | Nora Lindqvist | Amina Yusuf | Gordon Pruitt",
  "/team development": 14,
  "/team values": "Excellence | Customer Focus | Integrity | Innovation",
  "/team statistics": 4,
};

/** How many items each entry of a section lists: features, badges, tags, deliverables. */
export const items: Table<readonly number[]> = {
  "/managed-services/virtual-cto models": [4, 4, 4],
  "/software/web-development services": [4, 3, 3, 3, 3],
  "/software/web-development technologies": [4, 4, 2, 3],
  "/software/web-development work": [5, 4, 6, 4],
  "/software/ai-consulting industries": [3, 3, 3, 3],
  "/microsoft offer": [3, 3, 3, 3],
  "/microsoft/powerbi features": [2, 2, 2],
  "/microsoft/powerbi useCases": [4, 3, 3, 4],
  "/microsoft/azure services": [4, 4, 4, 4, 4, 4],
  "/microsoft/azure approach": [3, 3, 3, 3],
};

/** How many pictures or inline drawings a section has, no two the same. */
export const pictures: Table<readonly [selector: string, count: number]> = {
  "/managed-services/cloud-services platforms": ["svg", 4],
  "/software/web-development technologies": ["svg", 13],
  "/software/web-development work": ["img", 4],
  "/software/mobile-development platforms": ["svg", 4],
  "/microsoft/office365 apps": ["svg", 6],
  "/team leadership": ["img", 5],
  "/team development": ["img", 14],
  "/portfolio gallery": ["img", 17],
};
