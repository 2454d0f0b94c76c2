import type { Course } from '@syntax-lab/shared/course'
import { wordsOf } from './course-words.ts'

/** A subject that a course's title can name. */
type Topic = {
  /** As it stands in titles. A course has the words and areas of every topic whose title stands in its own. */
  title: string
  /** The fields that it belongs to: courses of the same fields lead to each other. */
  areas: string
  /** What students type when they mean it: synonyms, abbreviations, tools, common misspellings. */
  words: string
}

const topics: readonly Topic[] = [
  {
    title: 'HTML',
    areas: 'web frontend',
    words: `html5 htlm hmtl markup tags elements semantic web page website homepage development webdev forms first
      site seo coding code programming hompage anchor link links image tag title heading email newsletter
      accessible document validator beginner`,
  },
  {
    title: 'CSS',
    areas: 'web frontend design',
    words: `css3 styling styles stylesheet style flex flexbox grid responsive mobile first media queries container
      centre center a div align layout web design website development webdev frontend front-end front end ux
      position positioning query animation animations transition sass scss less tailwind bootstrap stylesheets
      alignment phone phones column columns colors margin padding`,
  },
  {
    title: 'JavaScript',
    areas: 'web frontend javascript programming',
    words: `vue vuejs angular svelte framework frameworks js ecmascript es6 vanilla dom browser script programming
      coding code coder frontend front-end front end event loop promises async await web development webdev
      manipulation json closure closures fetch ajax jquery functions loops variables arrays callbacks
      typescript developer`,
  },
  {
    title: 'Git',
    areas: 'delivery tools',
    words: `github gitlab version control vcs source scm branch merge rebase commit pull request conflict undo
      bitbucket branching branches repository repo repos clone stash cherry-pick workflow teamwork
      collaboration history`,
  },
  {
    title: 'Linux',
    areas: 'operations containers tools',
    words: `bash shell terminal unix ubuntu debian command line cli console zsh ssh wsl scripting sysadmin system
      administration server commands file permissions chmod grep sed awk vim centos redhat fedora kernel cron
      lpic processes`,
  },
  {
    title: 'Computer Networks',
    areas: 'networks',
    words: `networking network internet how does the work dns ip address subnet router routing wifi osi model lan
      http dhcp subnets subnetting ccna cisco vpn firewall ethernet switch nat ports port routers wlan https
      ping traceroute network+ certification`,
  },
  {
    title: 'Python',
    areas: 'programming python',
    words: `py script scripting automate automation csv excel boring stuff cron files batch programming coding code
      python3 pip django flask pdf rename web scraping scraper beautifulsoup requests beginner developer`,
  },
  {
    title: 'Accessibility',
    areas: 'web frontend design',
    words: `a11y accessible wcag aria screen reader blind keyboard navigation disability disabled inclusive contrast
      ada eaa people deaf alt text colour blindness color focus assistive technology voiceover nvda wai bitv
      barrier free barrierfree`,
  },
  {
    title: 'TypeScript',
    areas: 'javascript programming frontend',
    words: `ts typed types static typing type safety generics tsc tsconfig javascript interface interfaces annotation
      annotations enum enums strict compiler narrowing unions`,
  },
  {
    title: 'React',
    areas: 'frontend javascript react',
    words: `vue vuejs angular svelte framework frameworks library reactjs react.js jsx tsx hooks usestate useeffect
      component components spa single page application frontend front-end front end ui state nextjs next.js
      suspense javascript redux context props vite router web developer reducer rendering`,
  },
  {
    title: 'Node',
    areas: 'backend javascript api',
    words: `nodejs node.js express fastify backend back-end back end server side javascript api rest npm koa servers
      mongodb socket sockets websocket web services streams service developer`,
  },
  {
    title: 'SQL',
    areas: 'databases backend data',
    words: `database databases db mysql sqlite postgres relational query queries joins join tables schema data
      modelling normalisation rdbms select backend base bases bank modeling normalization foreign key keys
      oracle mariadb mssql crud orm group by`,
  },
  {
    title: 'Algorithms',
    areas: 'programming',
    words: `design patterns pattern dsa data structures big o complexity sorting leetcode coding interview computer
      science cs recursion trees graphs dynamic programming algorithm binary search recursive tree hash table
      linked list lists arrays stack queue faang programing algo structure math maths informatics`,
  },
  {
    title: 'Testing',
    areas: 'delivery frontend javascript',
    words: `tests test unit tdd qa quality assurance e2e end to playwright vitest jest cypress selenium mocking
      automation tester testing-library mocha mocks stub coverage flaky end-to-end unittest unittests
      regression driven development bug bugs debugging`,
  },
  {
    title: 'Docker',
    areas: 'operations containers',
    words: `container containers containerization containerisation dockerfile compose image images podman devops
      virtualization docker-compose dockerhub registry volumes virtual machine vm deploy microservices`,
  },
  {
    title: 'TCP/IP',
    areas: 'networks',
    words: `tcp udp ip packets wireshark tcpdump congestion sockets network protocol protocols quic sniffing packet
      capture networking ipv4 ipv6 handshake loss latency retransmission tls port ports bandwidth ccnp engineer`,
  },
  {
    title: 'Security',
    areas: 'web backend',
    words: `sign in signin google crypto secure hacking hacker ethical pentest pentesting penetration testing owasp
      xss csrf sql injection cyber security cybersecurity infosec authentication auth oauth login passwords
      encryption cryptography tls jwt safety safe safely password hash hashing hacked hacks attacks attack
      protect cookies session sessions csp ssl https cors vulnerability vulnerabilities permissions bug bounty
      2fa passkeys`,
  },
  {
    title: 'CI/CD',
    areas: 'delivery operations tools',
    words: `cicd ci cd continuous integration delivery deployment deploy devops github actions pipeline jenkins
      release automation gitlab deploying website publish hosting workflow rollback releases deployments build
      server feature flags travis circleci canary`,
  },
  {
    title: 'Web Performance',
    areas: 'web frontend',
    words: `slow fast website site page speed loading load time lighthouse core web vitals lcp inp cls optimise
      optimize optimisation optimization seo bundle size perf faster vital ttfb caching cache cdn images image
      lazy compress compression profiling devtools render rendering slowness quick quickly`,
  },
  {
    title: 'Web APIs',
    areas: 'backend api',
    words: `rest restful api apis openapi swagger graphql grpc http endpoints webhooks design versioning pagination
      backend versions rate limiting status codes json documentation idempotency methods trpc interface
      integration hateoas postman contract`,
  },
  {
    title: 'PostgreSQL',
    areas: 'databases backend data',
    words: `postgres pg psql slow query queries index indexes indexing explain optimise optimize optimisation
      optimization database performance dba db tuning vacuum analyze analyse plan planner partitioning
      replication postgre postgress postgresql locks administrator`,
  },
  {
    title: 'Cloud',
    areas: 'operations containers networks',
    words: `services service aws azure gcp google amazon serverless terraform infrastructure as code iac scaling
      scalability high availability distributed systems system design architect devops microservices load
      balancer balancing balancers disaster recovery ec2 s3 lambda backup cloudformation resilience
      architecture failover redundancy software regions cost costs saas`,
  },
  {
    title: 'Kubernetes',
    areas: 'operations containers',
    words: `k8s kube kubectl helm cluster orchestration pods container devops k3s pod deployments ingress cka ckad
      openshift clusters minikube microservices autoscaling rollout`,
  },
  {
    title: 'Observability',
    areas: 'operations',
    words: `monitoring logging logs metrics tracing alerts alerting opentelemetry otel prometheus grafana sre site
      reliability engineering on call incident devops slo slos sla sli error budget dashboards dashboard
      datadog elk kibana outage outages postmortem jaeger telemetry uptime alert loki pager`,
  },
  {
    title: 'AI',
    areas: 'ai programming',
    words: `artificial intelligence copilot chatgpt claude gpt llm prompt prompting vibe coding assistant code
      generation cursor pair programming genai assistants review codex agents agentic ai tools co pilot chat
      windsurf`,
  },
  {
    title: 'Language Models',
    areas: 'ai backend python',
    words: `app apps application bot bots ai llm llms gpt chatgpt openai rag embeddings agents prompt engineering
      machine learning ml nlp generative genai chatbot artificial intelligence vector database databases
      semantic search agent mcp langchain hugging face huggingface deep neural network anthropic chat fine
      tuning embedding evals tokens transformer transformers`,
  },
  {
    title: 'pandas',
    areas: 'data python',
    words: `data science analytics analyst dataframe numpy jupyter notebook csv excel visualisation visualization
      charts statistics matplotlib python analysis frame frames dataset datasets big analyse analyze scientist
      seaborn plotly statistic plot plots graph kaggle r tableau power bi machine learning cleaning`,
  },
  {
    title: 'React Native',
    areas: 'frontend javascript react',
    words: `mobile app apps ios android phone expo cross platform iphone javascript react development handy
      smartphone store swift kotlin flutter studio xcode pwa ionic ipad developer`,
  },
  {
    title: 'Interface Design',
    areas: 'design frontend web',
    words: `ui ux user interface experience figma design designer typography colour color wireframe prototype
      usability layout web palette colours colors graphic graphics prototyping wireframes wireframing mockup
      mockups fonts font ux/ui usable sketch product visual system systems`,
  },
  {
    title: 'Windows',
    areas: 'support networks',
    words: `active directory powershell microsoft office 365 entra helpdesk help desk it support service sysadmin
      system administration administrator comptia intune ad group policy windows server 11 a+ ticket tickets
      ticketing troubleshooting hardware printer printers desktop computer repair technician outlook exchange
      domain controller azure mdm sys admin office365 password reset m365 identity`,
  },
  {
    title: 'Go',
    areas: 'backend api programming',
    words: `golang backend back-end back end server goroutines concurrency microservices go language goroutine
      channels grpc lang gin`,
  },
  {
    title: 'Full-Stack',
    areas: 'frontend backend javascript react',
    words: `fullstack full stack nextjs next.js remix react server components ssr mern web app developer javascript
      full-stack prisma authentication mongodb vercel ssg hydration`,
  },
]

const knownTopics = topics.map(({ title, words, areas }) => ({
  phrase: phraseOf(title),
  words: wordsOf(words),
  areas: wordsOf(areas),
}))

/** What students call the subjects that a course's title names, and the fields that these belong to. */
export function topicsOf({ title }: Pick<Course, 'title'>): { words: string[]; areas: string[] } {
  const own = phraseOf(title)
  const named = knownTopics.filter(({ phrase }) => own.includes(phrase))
  return { words: named.flatMap(({ words }) => words), areas: named.flatMap(({ areas }) => areas) }
}

/** The words of a title between spaces, so that whole words can be looked for. */
function phraseOf(title: string): string {
  return ` ${wordsOf(title).join(' ')} `
}
