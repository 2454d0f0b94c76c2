import type { Course } from '@syntax-lab/shared/course'
import { wordsOf } from './stemming.ts'

/** A subject that a course's title can name. */
type Topic = {
  /** As it stands in titles. A course has the words and areas of every topic whose title stands in its own. */
  title: string
  /** The fields that it belongs to: courses of the same fields lead to each other. */
  areas: string
  /** The titles of the subjects that its courses expect one to know, as their descriptions say. */
  needs?: readonly string[]
  /** What it is also called, between commas: whoever types one of these means this subject, whatever stands beside. */
  names: string
  /** What else students type when they mean it: tools, parts of it, German and Spanish words. */
  words: string
}

const topics: readonly Topic[] = [
  {
    title: 'HTML',
    areas: 'web frontend',
    names: `html, html5, form, web development, web developer, web dev, semantic html, contact form, html table,
      learn to code, learn coding, seo`,
    words: `htlm hmtl markup tags elements semantic web page website homepage development forms first site coding
      code programming hompage anchor link links image tag title heading email newsletter accessible document
      validator beginner dropdown menu menus navigation placeholder field fields textarea checkbox radio submit
      attribute attributes attr div span iframe embed video audio favicon meta doctype head body section article nav
      header footer anchors bullet list lists table tables row rows input inputs checkout webdesigner webpage
      webpages webmaster blog portfolio xml pages structure editor vscode webseite webseiten seite formular
      formulare pagina paginas sitio formulario programmieren programar programacion coder absolute id text bold
      italic paragraph paragraphs break line maps canvas svg details summary dialog template select option options
      required autocomplete entities entity utf-8 charset special characters comment comments include webentwicklung
      webentwickler desarrollo desarrollador hipertexto etiquetas w3c internationalization i18n online domain
      hosting wordpress render browser display parse parser picture pictures favicons ascii encoding unicode youtube
      emoji`,
  },
  {
    title: 'CSS',
    areas: 'web frontend design',
    needs: ['HTML'],
    names: `css, css3, flexbox, css grid, responsive, responsive design, responsive web design, mobile first,
      desktop first, media query, web design, diseño web, stylesheet, tailwind, bootstrap, sass, dark mode, div,
      web development, web developer, web dev, make text bigger`,
    words: `styling styles style flex grid mobile first media queries container centre center a align layout web
      design website development frontend ux position positioning query animation animations
      transition scss less stylesheets alignment phone phones column columns colors margin padding z-index zindex
      dark mode theme theming rounded corner corners sticky fixed float overflow scroll scrollbar shadow background
      gradient border borders variable variables custom properties hover selector selectors specificity cascade
      box-sizing box sizing vertical horizontal aligning centering centred centered middle gap breakpoint
      breakpoints sidebar header footer navbar hamburger menu dropdown modal card cards masonry subgrid rem em
      viewport width height overlap sizes font fonts webdesigner diseno hide hidden display inline opacity transform
      keyframes postcss bem tailwindcss look pretty beautiful gestaltung estilos hoja id text bigger larger smaller
      size image bottom top behind side screen full fullscreen percent units unit vh vw px pixel pixels clamp calc
      import external internal reset normalize normalise inherit inheritance important pseudo pseudoclass before
      after nth-child has is where layers layer print rtl logical webentwicklung webentwickler desarrollo
      desarrollador underline bold letter spacing truncate ellipsis circle triangle spinner loader skeleton tooltip
      tabs accordion motion logo picture pictures prettier stylish nice animate animated`,
  },
  {
    title: 'JavaScript',
    areas: 'web frontend javascript programming',
    needs: ['HTML'],
    names: `javascript, js, ecmascript, es6, dom, jquery, java, programming, programming language, programmer, coding,
      learn to code, learn coding, deep copy, async await, promise, closure, array, undefined, vue, angular, svelte,
      web development, web developer, web dev, json`,
    words: `vuejs framework frameworks vanilla browser script code coder frontend event loop
      promises async await web development manipulation closures fetch ajax functions loops variables arrays
      callbacks typescript developer events listener listeners click clicks null nan object objects string strings
      map filter reduce if else switch variable let const var hoisting scope prototype class classes module modules
      import export callback timeout interval timer settimeout localstorage storage cookie cookies redirect url
      regex date number input button validation popup calculator quiz game games todo slider carousel
      softwareentwickler beginner deno bun webpack babel eslint lint debugging debugger breakpoints error errors xhr
      request parse equality arrow function spread destructuring nullish optional hide element programmieren
      programmierung programar programacion programador lernen funktion variablen schleife schleifen bucles
      aplicaciones program programs software app apps random equals triple double strict type coercion truthy falsy
      delegation bubbling propagation local webentwicklung webentwickler desarrollo desarrollador generator
      generators iterator iterators proxy symbol symbols set weakmap debounce throttle clipboard drag drop
      geolocation canvas audio sound countdown clock scroll infinite keyboard keypress regexp sort sorting reverse
      length split join parseint recursion functional oop inheritance axios bitwise operator operators floating
      point decimal rounding programmingcourse onclick encoding ascii unicode library libraries asincrono asynchron
      asynchronous synchronous tetris snake`,
  },
  {
    title: 'Git',
    areas: 'delivery tools',
    needs: ['Linux'],
    names: `git, github, bitbucket, version control, pull request, merge conflict, rebase, commit, branching, stash,
      versionskontrolle, control de versiones`,
    words: `gitlab version control vcs source scm branch merge pull request conflict undo branches repository repo
      repos clone cherry-pick workflow teamwork collaboration history gitignore gitflow detached head push fetch
      fork remote remotes origin tag tags submodule submodules diff blame log reset revert squash reflog bisect hunk
      staging lfs hooks svn subversion mercurial repositorio locally versionierung versionsverwaltung versiones open
      contribute contributing changes commits committed worktree branchs delete line changed pushed lost recover
      deleted message amend rename ignore large files bare credential credentials token sign signed gpg hotfix
      feature monorepo code review reviews cherry pick`,
  },
  {
    title: 'Linux',
    areas: 'operations containers tools networks',
    names: `linux, bash, unix, ubuntu, debian, shell script, zsh, command line, cli, vim, ssh, wsl, sudo, chmod,
      grep, cron, sysadmin, make file, befehlszeile, kommandozeile, linea de comandos`,
    words: `shell terminal command line console scripting system administration server commands file permissions sed
      awk centos redhat fedora kernel lpic processes vi nano emacs exit regex regexp root su apt apt-get yum pacman
      package manager packages path environment variable variables pipe pipes pipeline stdout stderr redirect
      redirection rm cp mv ls cd find xargs tail head log logs denied ownership chown chgrp user users process kill
      signal signals systemd systemctl journalctl service daemon rsync scp raspberry pi arch mint kali distro
      distribution distributions mac macos hosting vps crontab script scripts alias tmux screen disk space folder
      folders directory directories zip tar symlink symlinks posix gnu befehle konsole linea comandos consola read
      write lines text port open background foreground job jobs memory cpu top htop ps df du mount partition
      filesystem dual boot install raid lvm man manual hardlink quit prompt export source bashrc history shortcut
      shortcuts curl wget nginx apache lunix tux freebsd perl busybox cut sort uniq tee nmap uname multiplexer
      printf echo linuxserver webserver rechte permisos`,
  },
  {
    title: 'Computer Networks',
    areas: 'networks support',
    names: `computer network, network engineer, ip, dns, dhcp, wifi, lan, wlan, vpn, ccna, osi model, osi modell,
      subnet, router, ip address, http, internet, client server, my ip, netzwerk, redes de computadoras`,
    words: `networking network how does the work address routing osi model subnets subnetting cisco firewall
      ethernet switch nat ports port routers https ping traceroute network+ certification networks mac mask gateway
      hub arp icmp cidr broadcast vlan vlans isp modem fibre fiber bluetooth 5g mobile hotspot proxy load browser
      url domain domains name nameserver server client cable hosts host topology topologies layer layers frame
      frames packet packets route routes adress wireless signal slow connection connectivity troubleshooting
      bandwidth forwarding ipv4 ipv6 udp tcp lab home netzwerke netzwerktechnik redes rede internetverbindung
      protokoll conexion ccent torrent p2p peer reverse forward cdn drops dropping extender mesh repeater speed test
      dropped lan-party loopback localhost websocket binary hexadecimal octet ipconfig ifconfig nslookup whois tls
      circuit token ring star bus crossover patch poe qos ospf bgp rip spanning tree vpn-tunnel tor anonymity dark
      web what happens enter smtp imap pop3 mail email nmap ftp sftp telnet voip webserver voice cabling acl dmz`,
  },
  {
    title: 'Python',
    areas: 'programming python automation',
    names: `python, py, django, flask, web scraping, scraper, automation, programming, programming language, programmer,
      coding, learn to code, learn coding`,
    words: `script scripting automate csv excel boring stuff cron files batch code python3 pip pdf rename web
      scraping beautifulsoup requests beginner developer pandas list lists comprehension comprehensions dictionary
      dictionaries dict tuple tuples yield generator generators decorator decorators lambda class classes virtualenv
      venv virtual environment requirements conda poetry pypi package loop loops function functions string strings
      pathlib datetime argparse pytest exception exceptions try except renaming folder folders many sort photos exif
      schedule scheduled task tasks automatically automated bot bots selenium openpyxl spreadsheet spreadsheets word
      email emails send download downloads json api fastapi snake automatisieren automatisierung automatizar skript
      skripte programmieren programmierung programar programacion programador anaconda pycharm idle repetitive
      chores random number numbers oop object objects inheritance line read write text regex regular expressions
      combine merge http telegram discord slack sorting dates clock screenshots ocr keyboard mouse tkinter gui
      turtle pygame asyncio threading multiprocessing type hints f-string f-strings format input print if else while
      range indentation backup invoice invoices watermark resize floating point decimal encoding unicode ascii smtp
      chatbot install installation installing error errors`,
  },
  {
    title: 'Accessibility',
    areas: 'web frontend design',
    needs: ['HTML', 'CSS', 'JavaScript'],
    names: `accessibility, a11y, wcag, aria, screen reader, bitv, eaa, voiceover, nvda, alt text, barrier free,
      barrierefreiheit, barrierefrei, accesibilidad`,
    words: `accessible screen reader blind keyboard navigation disability disabled inclusive contrast ada people
      deaf alt text colour blindness color focus assistive technology wai dyslexia dyslexic autism tab
      order skip link landmark landmarks role roles label labels live region modal dialog zoom magnification motion
      reduced hearing impaired visually visual impairment impairments section 508 audit axe lighthouse jaws talkback
      captions subtitles transcript heading headings focusable ring outline keyboard-only mouse checker usable
      everyone vpat accesible blinde ciegos internationalization i18n bigger larger older page pages forms errors
      button buttons links carousel tables menus pdf pdfs office vision sight low magnifier cognitive epilepsy
      tremor motor tablet acr compliance comply`,
  },
  {
    title: 'TypeScript',
    areas: 'javascript frontend programming',
    needs: ['JavaScript'],
    names: `typescript, ts, tsconfig, tsc, generics, static typing, type safety, type error, enum, zod,
      dependency injection`,
    words: `typed types static typing type safety javascript interface interfaces annotation annotations enums
      strict compiler narrowing unions any unknown never schema valibot cast casting assertion assertions union
      intersection discriminated guard guards utility partial pick omit record keyof mapped conditional template
      literal satisfies infer inference tuple readonly decorators declaration declarations d.ts ts-node tsx compile
      compiling transpile migrate migration converting convert js typesafe typensicher tipos tipado config check
      checking checker errors error strongly codebase class classes abstract access modifiers private namespace
      module augmentation index signature signatures optional chaining overload overloads return this void brand
      branded deno runtime jsx angular eslint swc esbuild object intellisense autocomplete refactor refactoring oop
      strongly-typed dependency injection diagrams uml solid principles pattern patterns singleton factory observer`,
  },
  {
    title: 'React',
    areas: 'frontend javascript react',
    needs: ['JavaScript', 'HTML'],
    names: `react, react js, jsx, react hook, usestate, useeffect, redux, single page app, single page application,
      spa, state management, react router, virtual dom, framer motion`,
    words: `vue vuejs angular svelte framework frameworks library tsx hooks component components single page
      application frontend ui state nextjs next.js suspense javascript context props vite router
      web developer reducer rendering usememo usecallback useref useoptimistic usereducer custom hook rerender
      rerenders re-render renders rerendering virtual dom key keys list lists form forms controlled zustand mobx
      tanstack query error boundary boundaries lazy compiler profiler webdeveloper webdevelopment managment
      management routing create-react-app cra memo memoisation effect effects preact solid ember fragments portal
      portals storybook componente componentes komponente komponenten styled drilling provider infinite scroll fetch
      fetching data api tests vdom reconciliation fiber pure class lifecycle mount unmount conditional children refs
      ref forwardref strictmode hoc render-props pattern patterns accessibility i18n animations framer tailwind
      material mui bootstrap chakra starter code splitting desarrollador todo todos map axios motion emotion jotai
      recoil formik swr stitches libraries functional higher order radix shadcn component-library`,
  },
  {
    title: 'Node',
    areas: 'backend javascript api',
    needs: ['JavaScript'],
    names: `node, node js, express, express js, fastify, nestjs, npm, websocket, backend`,
    words: `back end server side javascript api rest koa servers mongodb socket sockets web services streams service
      developer middleware middlewares upload uploads mongo mongoose prisma sequelize orm session sessions cookie
      buffer event loop cluster worker threads process env dotenv crud http https request response package json yarn
      pnpm pm2 nodemon deno bun realtime real-time chat email send validation webserver server-side serverside
      passport jwt auth hapi webhook cors queue redis servidor serverseitig backendentwicklung environment variables
      mvc architecture pattern memory leaks package.json commonjs esm import require modules child fs file system
      read directories path os backends backendentwickler keep logged login user users authentication authorization
      signup register cron scheduled job jobs background rate limit logging winston pino swagger test testing deploy
      typescript graphql apollo next microservice microservices axios dependency injection package-manager smtp
      clirunner externals packages httpserver ejs handlebars pug template engine`,
  },
  {
    title: 'SQL',
    areas: 'databases backend data',
    needs: ['Python'],
    names: `sql, sequel, mysql, sqlite, mariadb, postgres, postgresql, sql server, mssql, rdbms, database, data bank,
      db, nosql, join, left join, inner join, datenbank, base de datos, dbms`,
    words: `databases relational query queries joins tables schema data modelling normalisation select
      backend base bases bank modeling normalization foreign key keys oracle crud orm group by mongodb redis stored
      procedure procedures trigger triggers view views left right inner outer primary unique constraint constraints
      normal forms form erd er diagram entity relationship many-to-many where having order distinct count sum
      aggregate aggregation subquery subqueries cte window function functions union insert update delete transaction
      transactions acid isolation deadlock deadlocks lock locks null backup import access server nulls er-diagram
      ssms phpmyadmin duplicate duplicates rows row column columns datenbanken datenbankdesign abfrage abfragen de
      datos consulta consultas relationale optimistic pessimistic locking migration migrations drop alter truncate
      table relationships one-to-many like wildcard between in case when coalesce average avg min max limit offset
      date dates upsert returning rank partition recursive export csv excel dbeaver workbench datagrip tsql t-sql
      plsql pl/sql graph document store hard engineer engineering warehouse etl star learn analyst class diagrams
      uml schema-design in-memory columnar`,
  },
  {
    title: 'Algorithms',
    areas: 'programming',
    needs: ['JavaScript'],
    names: `algorithm, dsa, data structure, big o, leetcode, recursion, recursive function, coding interview,
      google interview, computer science, sorting, binary search, dynamic programming, divide and conquer,
      depth first, breadth first, linked list, class diagram, algorithmus, algorithmen, algoritmo,
      estructuras de datos, coding challenge`,
    words: `design patterns pattern data structures big o complexity coding interview computer science cs trees
      graphs dynamic programming binary search recursive tree hash table linked list lists arrays stack queue faang
      programing algo structure math maths informatics algorithms dijkstra bubble sort sorts quicksort mergesort
      heap heapsort depth first bfs dfs shortest path paths knapsack backtracking queens sudoku time space notation
      greedy memoization memoisation fibonacci factorial palindrome traversal trie hashmap maps sets set pointer
      pointers google amazon interviews whiteboard puzzle puzzles competitive hackerrank codewars advent logic
      logical thinking problem problems solving theory discrete graph algoritmos informatik informatica
      datenstruktur datenstrukturen rekursion recursividad estructura estructuras asymptotic random number numbers
      shuffle prime primes reverse array string strings anagram substring sliding window bit manipulation bits
      matrix union find topological mst kruskal prim bellman floyd astar a* red-black avl b-tree balanced minimax
      hanoi towers combinatorics permutations combinations class p np compiler compilers automata turing software
      engineering fundamentals foundations oop huffman bitwise operator operators uml diagrams diagram
      designpatterns systemdesigninterview floating point encoding ascii backtrack branch bound theta omega
      amortized induction proofs proof maze knight iteration iterative stackoverflow pathfinding flow gcd euclid
      sieve cryptography hashing cache lru`,
  },
  {
    title: 'Testing',
    areas: 'delivery frontend javascript',
    needs: ['JavaScript', 'TypeScript'],
    names: `software testing, test automation, tdd, unit test, e2e, end to end, end 2 end, jest, vitest, playwright,
      cypress, selenium, qa, test first, test driven, mock, mocking, qa engineer, mock server`,
    words: `tests test unit quality assurance end to automation tester testing-library mocha mocks stub coverage
      flaky unittests regression driven development bug bugs debugging snapshot mutation vite msw fake fakes spy
      spies assert assertion assertions suite smoke acceptance manual bdd cucumber gherkin pyramid chai jasmine
      karma puppeteer webdriver component components visual integration fixture fixtures fuzz fuzzing property based
      code refactor refactoring legacy testen prueba pruebas testfall testfalle testautomatisierung calidad testers
      red green browser load stress performance shift left contract contracts a/b ab react hooks dom render screen
      query user-event fail failing passes pass ci parallel watch data seed database report istanbul k6 postman
      xunit junit pytest cases case plan strategy strategies istqb exploratory accessibility unitarias unitaria
      automatizacion automatizadas dependency injection automated automating automatically unittesting loadtesting
      qualityassurance api apis`,
  },
  {
    title: 'Docker',
    areas: 'operations containers',
    needs: ['Linux', 'Node'],
    names: `docker, docker container, docker image, containerization, dockerfile, docker compose, podman,
      entry point`,
    words: `container containers containerisation compose image images devops virtualization dockerhub registry
      volumes virtual machine vm deploy microservices small size layer layers multi-stage multistage stage build
      cache alpine volume port ports expose network networks env run running exec log logs stop swarm rootless oci
      containerd cgroups namespaces cmd hub push pull environment environments dev devcontainer vms isolation
      package kontainer contenedor contenedores behalter virtualisierung virtualizacion vagrant works restart
      restarts restarting crash exit health check healthcheck share ship copy files secrets arg variables .env
      private login tag tags prune cleanup clean space desktop wsl windows mac arm multi-arch platform scan trivy
      bridge host dns shell bash attach inspect mount bind postgres database mysql node python dockerize dockerise
      dockerizing dockerising`,
  },
  {
    title: 'TCP/IP',
    areas: 'networks',
    needs: ['Computer Networks', 'Linux'],
    names: `tcp, tcpip, udp, wireshark, tcpdump, packet capture, packet loss, congestion control, handshake, quic`,
    words: `ip packets congestion sockets network protocol protocols sniffing packet capture networking ipv4 ipv6
      loss latency retransmission tls port ports bandwidth ccnp engineer three way syn ack fin rst flags window
      sequence numbers mtu fragmentation bbr cubic nagle retransmit http3 http/3 http2 lag jitter throughput slow
      transfer socket netstat ss pcap dump analyser analyzer keepalive keep-alive timeout timeouts time_wait iperf
      icmp checksum multicast bgp ospf paket pakete protokolle protokoll protocolo protocolos redes netzwerk
      netzwerke netzwerkanalyse ip-tables iptables torrent multiplexing multiplex head-of-line blocking client
      server reset connection refused closed listen half-open backlog syn-flood ddos jumbo frames offload ttl hop
      traceroute ecn pacing bufferbloat delay delayed acks start scaling anycast unicast nat traversal stun filter
      filters nmap smtp netcat nc telnet scapy ethereal`,
  },
  {
    title: 'Security',
    areas: 'backend api',
    needs: ['Node'],
    names: `web security, cyber security, cloud security, network security, owasp, xss, csrf, cross site scripting,
      cors, cors error, oauth, penetration testing, pen test, hacking, hacker, ethical hacking, authentication, jwt,
      sql injection, infosec, zero day, openid connect, two factor authentication, 2fa, login, logged in, ssl,
      https, encryption, ssl certificate, sicherheit, seguridad, seguridad informatica, ciberseguridad, tls,
      password manager, passkey`,
    words: `sign in signin google secure ethical pentesting penetration testing sql injection cyber security auth
      passwords cryptography safety safe safely password hash hashing hacked hacks attacks attack protect cookies
      session sessions csp vulnerability vulnerabilities permissions bug bounty passkeys ddos dos attackers brute
      force phishing malware virus ransomware firewall mfa factor two-factor second authenticator otp totp webauthn
      certificate certificates letsencrypt ssrf idor rce clickjacking csrf-token sanitise sanitize escape injections
      exploit exploits zero day threat threats model modeling modelling stride salt bcrypt argon2 pkce openid saml
      sso secrets leak leaked breach breaches hack hackers hackear kali burp ctf zap privacy gdpr access
      authorization authorisation roles rbac secured token tokens steal stolen upload angriff angriffe
      verschlusselung cifrado passwort passworter contrasena contrasenas cybersicherheit itsicherheit datenschutz
      hackern single sign-on origin policy same-origin same renew lets encrypt certbot secret management vault
      logged logout log remember keep me stay signup register consent basic hijacking fixation bruteforce dictionary
      rainbow xxe deserialization supply dependency dependencies npm audit scan scanner scanning devsecops red blue
      team purple soc siem hardening harden headers hsts cyberattack cyber-attack cyberangriff hacken internet
      online social engineering keylogger spoofing mitm man the middle sniff api keys hide fraud forensics nmap smtp
      reverse-engineering rootkit zero-trust acl`,
  },
  {
    title: 'CI/CD',
    areas: 'delivery operations tools',
    needs: ['Git', 'Testing'],
    names: `ci, cicd, continuous integration, continuous delivery, continuous deployment, devops, github actions,
      gitlab ci, jenkins, deployment, blue green deployment, deploy automatically, trunk based development`,
    words: `cd continuous integration delivery deploy github actions pipeline release automation gitlab deploying
      website publish hosting workflow rollback releases deployments build server feature flags travis circleci
      canary jenkinsfile yaml yml workflows runner runners matrix artifact artifacts artefact artefacts blue green
      bluegreen staging production prod trunk semantic changelog argocd gitops vercel netlify heroku teamcity azure
      drone automate automated automatic automatically deployen bereitstellung veroffentlichen despliegue desplegar
      implementar entrega continua ftp upload live online host launch integracion slsa sbom supply chain environment
      environments secrets downtime zero devsecops ansible secret management shift left put ship shipping approval
      approvals gates gate lint linter smoke tests database migrations version versions versioning tagging monorepo
      docker image registry kubernetes pages self-hosted cache caching rerun failing badge badges nightly cron
      dependabot renovate dora automatisierung publishing configuration puppet chef sops sealed iac`,
  },
  {
    title: 'Web Performance',
    areas: 'web frontend',
    needs: ['CSS', 'JavaScript'],
    names: `web performance, page speed, core web vitals, web vitals, lighthouse, lcp, inp, cls, slow website,
      first contentful paint, render blocking, frontend performance, lazy loading, service worker, ladezeit,
      leistung, cdn, cache, caching`,
    words: `slow fast website site page speed loading load time core web vitals optimise optimize optimisation
      optimization seo bundle size perf faster vital ttfb images image lazy compress compression profiling devtools
      render rendering slowness quick quickly lazyload webp avif fonts font preload prefetch preconnect minify
      minification uglify tree shaking treeshaking splitting code waterfall network throttling tti fcp tbt fid
      service worker brotli gzip jank janky animation fps memory leak leaks layout shift shifts score insights
      gtmetrix benchmark budget budgets blocking critical third party scripts main thread long tasks wordpress
      slower quicker ladezeiten langsam schnell schneller lento rapida rapido rendimiento velocidad http browser
      renders css async defer infinite scroll virtualisation virtualization testing monitoring real user rum mobile
      3g 4g offline pwa http2 http3 early hints priority fetchpriority base64 sprite sprites video videos autoplay
      carousel third-party analytics dom too large hydration event handlers input delay freeze freezes frozen hangs
      sitespeed slowly`,
  },
  {
    title: 'Web APIs',
    areas: 'backend api',
    needs: ['Node'],
    names: `api, api design, api first, rest, rest api, restful, web api, openapi, swagger, graphql, grpc, webhook,
      status code, put vs patch, rate limiting`,
    words: `apis http endpoints webhooks design versioning pagination backend versions rate limiting status codes
      json documentation idempotency methods trpc interface integration hateoas postman contract put patch get post
      delete method key keys api-key endpoint url naming resource resources client clients hypermedia schema
      contracts breaking change changes compatibility deprecation deprecate sunset error problem details etag
      caching filtering sorting cursor soap rpc protobuf async asyncapi gateway limit throttle insomnia curl
      third-party docs document sdk publish public partner schnittstelle schnittstellen programmierschnittstelle
      interfaz interfaces limiter limits throttling basic bearer cors difference crud bulk batch search query
      parameters params path body header headers nested relations enum date dates timezone localization offset
      keyset stateless authentication authorization scopes microservices mock mocking server testing test optimistic
      concurrency sandbox developer portal events event callback json:api odata hal`,
  },
  {
    title: 'PostgreSQL',
    areas: 'databases backend operations',
    needs: ['SQL'],
    names: `postgresql, postgres, sql, pg, postgre sql, query planner, slow query, database tuning,
      database performance, explain analyze, vacuum, connection pool`,
    words: `psql slow query queries index indexes indexing explain optimise optimize optimisation optimization
      database performance dba db tuning analyze analyse plan planner partitioning replication postgre postgress
      locks administrator stored deadlock deadlocks pool pooling pgbouncer connection connections bloat autovacuum
      mvcc b-tree btree gin brin covering partial composite multicolumn seq sequential scan scans shared_buffers
      work_mem pgadmin cpu memory disk backup backups restore wal failover sharding shard partition partitions
      million millions rows large huge statistics pg_stat_statements n+1 bottleneck bottlenecks langsame abfragen
      consultas lentas datenbank datenbanken datos mysql supabase timescale scaling scale optimistic locking sql
      statistic estimates cost nested loop hash merge join joins sort jsonb json full-text text search materialized
      view views trigger triggers function functions extension extensions monitoring pgbench replica replicas read
      checkpoint tablespace heap toast uuid serial performant upgrade`,
  },
  {
    title: 'Cloud',
    areas: 'operations containers',
    needs: ['Docker'],
    names: `aws, azure, gcp, google cloud, amazon web services, cloud computing, cloud native, serverless,
      terraform, iac, infrastructure as code, system design, system design interview, load balancer,
      disaster recovery, high availability, microservices`,
    words: `services service google amazon infrastructure as code scaling scalability high availability distributed
      systems system design architect devops load balancer balancing balancers disaster recovery ec2 s3 lambda
      backup cloudformation resilience architecture failover redundancy software regions cost costs saas computing
      certification certified solutions rds vpc iam cloudfront route53 sqs sns dynamodb kinesis auto scale scaler
      autoscale elastic elasticity region zone zones rto rpo backups cdn queue queues event driven eventdriven
      monolith monoliths traffic peaks tolerance tolerant outage multi tenant hybrid migration migrate on-prem
      premise datacenter center opentofu pulumi ansible bicep hosting hosted paas iaas faas firebase digitalocean
      hetzner heroku bill billing pricing nube wolke arquitectura architektur skalierung skalierbarkeit
      escalabilidad cap theorem microservice consistency message messaging kafka rabbitmq broker pub sub pubsub
      horizontal vertical saga cqrs eventsourcing sourcing consistent hashing eventual database databases
      replication replicated caching redis multi-tenant tenancy tenants isolation vm vms virtual machine machines
      instance instances bucket object storage data lake secrets key vault well-architected landing finops green
      budget alarms api gateway zero downtime reverse edge network vnet lift shift health configuration puppet chef
      salt consul envoy softwarearchitecture designinterview interview`,
  },
  {
    title: 'Kubernetes',
    areas: 'operations containers',
    needs: ['Docker', 'Computer Networks', 'Linux'],
    names: `kubernetes, k8s, k3s, kubectl, minikube, openshift, container orchestration, cloud native,
      sealed secret, ingress`,
    words: `kube helm cluster orchestration pods container devops pod deployments cka ckad clusters microservices
      autoscaling rollout kubernets kubernetis chart charts crashloopbackoff pending evicted namespace namespaces
      deployment statefulset daemonset job configmap secret secrets service nodeport loadbalancer controller
      controllers operator operators crd gateway network policy policies node nodes kubelet etcd scheduler kubeadm
      kind eks aks gke rancher argo argocd gitops istio mesh sidecar liveness readiness probe probes hpa quota
      limits yaml manifest manifests orchestrate orchestrator orkestrierung orquestacion contenedores einrichten
      rbac rolling update upgrade upgrades zero downtime health management environment config custom resource
      definition image pull backoff imagepullbackoff oomkilled oom memory taint taints toleration tolerations
      affinity selector selectors label labels annotations persistent volume volumes claim pvc storage class dns
      coredns discovery canary lens k9s kustomize skaffold talos killing draining backup velero knative keda
      devsecops install installieren horizontal vertical sealed consul envoy linkerd servicemesh sops`,
  },
  {
    title: 'Observability',
    areas: 'operations delivery',
    needs: ['CI/CD', 'Docker'],
    names: `observability, sre, server monitoring, logging, prometheus, grafana, opentelemetry, otel,
      distributed tracing, on call, slo, site reliability, incident management, error budget, elk, elk stack`,
    words: `monitoring logs metrics tracing alerts alerting site reliability engineering on call incident devops
      slos sla sli error budget dashboards dashboard datadog kibana outage outages postmortem jaeger telemetry
      uptime alert loki pager distributed trace traces span spans log aggregation alertmanager pagerduty rotation
      nines downtime crash crashes production debug debugging newrelic sentry honeycomb splunk elastic elasticsearch
      logstash tempo mimir instrumentation instrument profiling apm rum synthetic health check healthcheck heartbeat
      burn rate chaos runbook runbooks blameless retrospective retrospectives capacity toil mttr monitor monitored
      uberwachung monitorizacion vigilancia uberwachen logfile logfiles stacktrace protokollierung server servers
      crashed night morning woken wake status page pages errors latency percentile p99 cardinality sampling
      correlation id continuous root cause analysis rca exception exceptions performance user anomaly detection
      baseline threshold thresholds noise fatigue escalation on-duty handover room severity sev1 communication
      customers availability reliable logmonitoring process`,
  },
  {
    title: 'AI',
    areas: 'ai programming delivery',
    needs: ['JavaScript', 'Git'],
    names: `ai, artificial intelligence, künstliche intelligenz, inteligencia artificial, copilot, vibe coding,
      ai coding, pair programming, claude code, coding assistant`,
    words: `artificial intelligence chatgpt claude gpt llm prompt prompting vibe coding assistant code generation
      cursor pair programming genai assistants review codex agents agentic tools co pilot chat windsurf cline
      intellij jetbrains tabnine codeium gemini bard deepseek opencode completion autocomplete safe trust
      hallucination hallucinations hallucinate mistakes copyright replace programmers job jobs future write writes
      written programmer help sandbox ki ia kunstliche intelligenz inteligencia asistente assistent generated
      generate generator copiloto testing invent invented libraries library apis bugs codebase explain legacy
      unfamiliar refactor refactoring unit tests test writing documentation mcp skills context openai anthropic
      deepmind learn cheat cheating junior developers entwickler desarrollador gpt-4 gpt-5 productivity privacy
      promptengineering promptdesign`,
  },
  {
    title: 'Language Models',
    areas: 'ai backend python',
    needs: ['Node'],
    names: `ai, artificial intelligence, künstliche intelligenz, inteligencia artificial, llm, large language model,
      vector database, rag, chatbot, chatgpt, openai, langchain, embeddings, machine learning, deep learning,
      prompt engineering, nlp, natural language processing`,
    words: `app apps application bot bots llms gpt agents prompt engineering machine learning ml generative genai
      artificial intelligence vector database databases semantic search agent mcp hugging face huggingface deep
      neural network anthropic chat fine tuning embedding evals tokens transformer transformers hallucination
      hallucinations hallucinate fine-tune finetune finetuning finetuned retrieval augmented chunking reranking
      context window token llama mistral gemini ollama local model models llmops vectordb pinecone chroma faiss
      pgvector weaviate tool tools calling function structured output streaming guardrails injection eval evaluation
      evaluations benchmark cost pricing knowledge base question answering qa support assistant voice summarise
      summarize summarization summarisation classification pytorch tensorflow keras ki ia kunstliche intelligenz
      inteligencia sprachmodell sprachmodelle modelo modelos lenguaje maschinelles aprendizaje automatico pdf pdfs
      documents document meaning similarity similar summarizer translate translation translator sentiment
      recommendation recommender image text speech whisper multimodal gradio streamlit api apis key limit limits
      jailbreak latency agentic workflow memory planning autonomous crew crewai autogen llamaindex data scientist
      science engineer mlops deploy reinforcement supervised unsupervised regression maschinelleslernen
      neuralnetwork generativeai`,
  },
  {
    title: 'pandas',
    areas: 'data python',
    needs: ['Python'],
    names: `pandas, python, r programming, r language, r studio, data science, data analysis, data analyst,
      dataframe, numpy, jupyter, matplotlib, pivot table, data visualisation, machine learning, statistics,
      datenanalyse, análisis de datos`,
    words: `data science analytics analyst notebook csv excel visualisation visualization charts analysis frame
      frames dataset datasets big analyse analyze scientist seaborn plotly statistic plot plots graph kaggle r
      tableau power bi machine learning cleaning series time correlation regression missing values nan null outliers
      outlier groupby group pivot table tables merge join dates datetime timezone parquet bar line pie chart
      histogram boxplot scatter heatmap mean median average distribution hypothesis test p-value confidence interval
      eda exploratory clean cleansing wrangling messy colab notebooks polars spark tidyverse spss stata sas lookup
      vlookup dashboards report reports reporting business intelligence kpi insight insights trend trends forecast
      forecasting predict prediction sklearn scikit datenanalyst analisis analista datos daten auswertung auswerten
      statistik estadistica estadisticas diagramm graficos graficas loc iloc combine merging concat append
      dataframes json sql database engineer engineering duplicates drop delete rows columns rename filter sort month
      monthly weekly year daily sum count percentage percent descriptive inferential variance deviation standard
      sampling sample a/b ab experiment experiments bayes probability cluster clustering pca feature features column
      type types plotting axis legend subplot subplots google sheets sheet financial stock prices weather covid
      survey pyspark etl pipeline visual wissenschaft dataengineer bigdata`,
  },
  {
    title: 'React Native',
    areas: 'frontend javascript react',
    needs: ['React', 'TypeScript'],
    names: `react native, expo, mobile app, app development, mobile development, ios, iphone, android, flutter,
      swift, kotlin`,
    words: `mobile app apps phone cross platform javascript react development handy smartphone store studio xcode
      pwa ionic ipad developer push notification notifications publish publishing testflight playstore appstore apk
      ipa release gesture gestures animation animations reanimated camera gps location offline sync storage sqlite
      navigation tabs tab bar flatlist scrolling scroll splash icon permissions permission hybrid cordova capacitor
      native mobil movil moviles aplicacion aplicaciones app-entwicklung appentwicklung handyapp tablet watch
      wearable telefon telefono swiftui game games expogo hermes metro deep linking keyboard input list lists
      state fetch api login sign in-app purchase payments admob ads biometric face bluetooth nfc qr barcode scanner
      dark android-studio simulator emulator devices device debug debugging crash entwickeln entwicklung desarrollar
      desarrollo programmieren programar crear cross-platform multiplatform dart layout style mobilegame motion
      expo-router app-store`,
  },
  {
    title: 'Interface Design',
    areas: 'design frontend web',
    needs: ['CSS', 'HTML'],
    names: `ui, ux, interface design, user interface, user experience, figma, design system, wireframe, prototyping,
      typography, colour palette, color palette`,
    words: `user interface experience design designer colour color prototype usability layout web palette colours
      colors graphic graphics wireframes wireframing mockup mockups fonts font ux/ui usable sketch product visual
      system systems dark mode theme themes light form forms button buttons icon icons spacing whitespace white
      contrast hierarchy scale scales serif sans readable readability legible legibility microcopy copywriting copy
      error messages message empty states state onboarding persona personas user-centred interview interviews
      research test testing heuristics nielsen gestalt mood moodboard style guide styleguide photoshop illustrator
      canva tokens token dashboard landing logo branding brand ugly nice pretty beautiful modern look feel good
      scheme schemes combination combinations oberflache oberflachen benutzeroberflache benutzerfreundlichkeit
      gestaltung entwurf diseno interfaz interfaces usabilidad disenador tipografia programmers developers
      professional looks make pairing better text size sizes placement menu menus mobile first responsive dropdown
      table tables card cards chart charts data signup checkout skeleton feedback flow flows journey map maps
      information architecture card-sorting a/b internationalization i18n accessibility wcag prototype-tool adobe xd
      framer zeplin handoff motion animation usability-test mobile-app app website component library storybook
      uidesign uxdesign`,
  },
  {
    title: 'Windows',
    areas: 'support networks',
    names: `active directory, powershell, helpdesk, it support, office 365, windows 10, windows 11, windows server,
      windows licence, laptop setup, group policy, intune, comptia, printer`,
    words: `active directory microsoft office 365 entra help desk it support service sysadmin system administration
      administrator ad group policy windows server 11 a+ ticket tickets ticketing troubleshooting hardware printers
      desktop computer repair technician outlook exchange domain controller azure mdm sys admin password reset m365
      identity blue screen bsod crash crashes virus slow pc laptop laptops computers join joining domains gpo
      policies locked lockout unlock forgotten user users groups ntfs share shared sharing folder folders drive
      drives backup backups restore bitlocker event viewer registry task scheduler batch cmd driver drivers update
      updates upgrade install installation installing usb monitor keyboard mouse scanner onedrive sharepoint teams
      autopilot sccm wsus deployment image mfa 2fa passkeys sso conditional access remote rdp vpn wifi customer
      customers level 1st 2nd jira servicenow itil career fachinformatiker systemintegration systemadministrator
      benutzer benutzerverwaltung drucker rechner soporte tecnico ordenador usuarios dominio contrasena passwort xp
      win10 win11 google workspace single sign sign-on drops dropping internet connection id login logon log startup
      boot boots bios uefi format formatting partition ssd hard ram memory second resolution sound audio webcam
      headset zoom word excel powerpoint calendar mailbox distribution certificate certification mcsa msp
      helpdesk-ticket call center support-technician activate activation phone mobile device devices management
      manage onboarding offboarding antivirus defender malware ransomware phishing spam file servers print hyper-v
      virtual machine iis smtp ithelpdesk techsupport itadmin karriere`,
  },
  {
    title: 'Go',
    areas: 'backend api programming',
    needs: ['Node'],
    names: `go, golang, go language, go programming, goroutine, concurrency, backend`,
    words: `back end server goroutines microservices language channels grpc lang gin channel interfaces struct
      structs slice slices map maps pointer pointers error errors handling wrap context select mutex mutexes
      waitgroup worker pool pools race races racing parallel parallelism multithreading multithreaded threads thread
      gorm echo chi fiber net http stdlib standard library binary compiled compile cross modules module mod pprof
      profiling benchmark benchmarks fuzz table-driven embed gopher google rust java performant fast microservice
      rest api backends backendentwicklung nebenlaufigkeit concurrencia concurrente languages wrapping defer panic
      recover closures generics testing test mocks init package packages vendor workspace cli cobra viper tui docker
      image small websocket websockets graphql grpc-server postgres sqlc database sql json middleware routing router
      memory garbage collector escape compile-time performance low-level systems programming distributed dependency
      injection programminglanguage bitwise`,
  },
  {
    title: 'Full-Stack',
    areas: 'frontend backend javascript react databases',
    needs: ['React', 'TypeScript', 'SQL'],
    names: `full stack, next js, app router, mern, ssr, server side rendering, server component, server action,
      remix`,
    words: `full stack react server components web app developer javascript prisma authentication mongodb vercel ssg
      hydration isr streaming suspense hydrate server-side rendering side action actions functions function router
      middleware auth authjs nextauth login session sessions trpc drizzle orm supabase t3 mean lamp
      fullstackentwickler webdeveloper webdevelopment saas startup product optimistic useoptimistic cache
      revalidation revalidate monorepo turborepo migrations uploads background jobs stripe payments payment shop
      ecommerce e-commerce deploy mvc architecture pattern fetching fetch data i18n internationalization infinite
      form forms validation email emails upload image images seo metadata sitemap markdown cms headless blog chat
      realtime dashboard admin panel crud multi-tenant webentwicklung desarrollo fullstack-entwickler graphql apollo
      blitz redwood sveltekit nuxt astro zod keep logged migration render`,
  },
]

const knownTopics = topics.map(({ title, names, words, areas, needs = [] }) => ({
  title,
  needs,
  phrase: phraseOf(title),
  names: names.split(',').map((name) => wordsOf(name).join('')),
  words: wordsOf(words),
  areas: wordsOf(areas),
}))

/** What is known of a course's subjects; it teaches none that another of them needs: React Native is no React. */
type TopicsOfCourse = {
  /** Those that it teaches. */
  titles: string[]
  /** Their names, each as one word: `machinelearning`. */
  names: string[]
  words: string[]
  areas: string[]
  needs: string[]
}

/**
 * The subjects that a course's title names, what students call them, the fields that these belong to, and the subjects
 * that one needs for them.
 */
export function topicsOf({ title }: Pick<Course, 'title'>): TopicsOfCourse {
  const own = phraseOf(title)
  const named = knownTopics.filter(({ phrase }) => own.includes(phrase))
  const needs = named.flatMap((topic) => topic.needs)
  const taught = named.filter((topic) => !needs.includes(topic.title))
  const needed = named.filter((topic) => needs.includes(topic.title))
  return {
    titles: taught.map((topic) => topic.title),
    names: taught.flatMap(({ names }) => names),
    words: [...named.flatMap(({ words }) => words), ...needed.flatMap(({ names }) => names)],
    areas: named.flatMap(({ areas }) => areas),
    needs,
  }
}

/** The words of a title between spaces, so that whole words can be looked for. */
function phraseOf(title: string): string {
  return ` ${wordsOf(title).join(' ')} `
}
