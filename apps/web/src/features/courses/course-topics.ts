/**
 * What students type when they mean a subject: synonyms, abbreviations, tools and common misspellings.
 * A course has the words of every topic whose title stands in its own title.
 */
export const topics: readonly { title: string; words: string }[] = [
  {
    title: 'HTML',
    words: `html5 htlm hmtl markup tags elements semantic web page website homepage web development webdev forms
      first site seo coding code programming`,
  },
  {
    title: 'CSS',
    words: `css3 styling styles stylesheet style flex flexbox grid responsive mobile first media queries
      container centre center a div align layout web design website web development webdev frontend
      front-end front end ux`,
  },
  {
    title: 'JavaScript',
    words: `js ecmascript es6 vanilla dom browser script programming coding code coder frontend front-end front
      end event loop promises async await web development webdev`,
  },
  {
    title: 'Git',
    words: `github gitlab version control vcs source control scm branch merge rebase commit pull request
      conflict undo`,
  },
  {
    title: 'Linux',
    words: `bash shell terminal unix ubuntu debian command line cli console zsh ssh wsl scripting sysadmin
      system administration server`,
  },
  {
    title: 'Computer Networks',
    words: `networking network internet how does the internet work dns ip address subnet router routing wifi osi
      model lan http dhcp subnet subnets subnetting`,
  },
  {
    title: 'Python',
    words: `py script scripting automate automation csv excel boring stuff cron files batch programming coding
      code`,
  },
  {
    title: 'Accessibility',
    words: `a11y accessible wcag aria screen reader blind keyboard navigation disability disabled inclusive
      contrast ada eaa`,
  },
  { title: 'TypeScript', words: 'ts typed types static typing type safety generics tsc tsconfig javascript' },
  {
    title: 'React',
    words: `reactjs react.js jsx tsx hooks usestate useeffect component components spa single page application
      frontend front-end front end ui state nextjs next.js suspense javascript`,
  },
  {
    title: 'Node',
    words: 'nodejs node.js express fastify backend back-end back end server side javascript api rest npm koa',
  },
  {
    title: 'SQL',
    words: `database databases db mysql sqlite postgres relational query queries joins join tables schema data
      modelling normalisation rdbms select backend`,
  },
  {
    title: 'Algorithms',
    words: `dsa data structures big o complexity sorting leetcode coding interview computer science cs recursion
      trees graphs dynamic programming`,
  },
  {
    title: 'Testing',
    words: `tests test unit tests tdd qa quality assurance e2e end to end playwright vitest jest cypress
      selenium mocking automation tester`,
  },
  {
    title: 'Docker',
    words: `container containers containerization containerisation dockerfile compose image images podman devops
      virtualization`,
  },
  {
    title: 'TCP/IP',
    words: `tcp udp ip packets wireshark tcpdump congestion sockets network protocol protocols quic sniffing
      packet capture networking`,
  },
  {
    title: 'Security',
    words: `secure hacking hacker ethical pentest pentesting penetration testing owasp xss csrf sql injection
      cyber security cybersecurity infosec authentication auth oauth login passwords encryption
      cryptography tls jwt`,
  },
  {
    title: 'CI/CD',
    words: `cicd ci cd continuous integration delivery deployment deploy devops github actions pipeline jenkins
      release automation gitlab`,
  },
  {
    title: 'Web Performance',
    words: `slow fast website site page speed loading load time lighthouse core web vitals lcp inp cls optimise
      optimize optimisation optimization seo bundle size perf faster`,
  },
  {
    title: 'Web APIs',
    words: `rest restful api apis openapi swagger graphql grpc http endpoints webhooks design versioning
      pagination backend`,
  },
  {
    title: 'PostgreSQL',
    words: `postgres pg psql slow query queries index indexes indexing explain optimise optimize optimisation
      optimization database performance dba db tuning vacuum`,
  },
  {
    title: 'Cloud',
    words: `aws azure gcp google amazon serverless terraform infrastructure as code iac scaling scalability high
      availability distributed systems system design architect devops microservices`,
  },
  { title: 'Kubernetes', words: 'k8s kube kubectl helm cluster orchestration pods container devops' },
  {
    title: 'Observability',
    words: `monitoring logging logs metrics tracing alerts alerting opentelemetry otel prometheus grafana sre
      site reliability engineering on call incident devops`,
  },
  {
    title: 'AI',
    words: `artificial intelligence copilot chatgpt claude gpt llm prompt prompting vibe coding assistant code
      generation cursor pair programming`,
  },
  {
    title: 'Language Models',
    words: `ai llm llms gpt chatgpt openai rag embeddings agents prompt engineering machine learning ml nlp
      generative genai chatbot artificial intelligence`,
  },
  {
    title: 'pandas',
    words: `data science analytics analyst dataframe numpy jupyter notebook csv excel visualisation
      visualization charts statistics matplotlib python analysis`,
  },
  { title: 'React Native', words: 'mobile app apps ios android phone expo cross platform iphone javascript react' },
  {
    title: 'Interface Design',
    words: `ui ux user interface experience figma design designer typography colour color wireframe prototype
      usability layout web design`,
  },
  {
    title: 'Windows',
    words: `active directory powershell microsoft office 365 entra helpdesk help desk it support service desk
      sysadmin system administration administrator comptia intune ad group policy`,
  },
  { title: 'Go', words: 'golang backend back-end back end server goroutines concurrency microservices' },
  {
    title: 'Full-Stack',
    words: `fullstack full stack nextjs next.js remix react server components ssr mern web app developer
      javascript`,
  },
]
