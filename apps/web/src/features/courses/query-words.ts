import { stemOf, wordsOf } from './stemming.ts'

/** Words that say nothing about a subject; the German and Spanish ones come with what students of these type. */
const stopWords = new Set(
  wordsOf(`a an the to for of in on at as by with without and or but if not no how do does did i my me we us our is are
    was be been am can cant could should would will must what whats why when where which who whose so it
    its you your he they them this that these those there here from into out up about over than then too very
    just only really vs versus between difference differences compare comparison explain explained explanation
    meaning mean means understand understanding know question questions answer answers example examples exercise
    exercises practice learn learning learned study studying teach teaching course courses lesson lessons class
    tutorial tutorials guide video videos training bootcamp workshop same keep keeps put open opens job jobs
    career developer developers dev devs programmer programmers engineer engineers showing shows working project
    projects online free best good better top make making makes made build
    building builds create creating add adding use uses used using work works doing get gets getting
    give show set setup need needs want wants try find help please fix fixing solve change remove become
    becoming like way ways before after again while forever also thing things something anything someone own another
    other others new any all every some many much more most one once doesnt didnt dont isnt arent wasnt wont let
    lernen lerne kurs kurse erstellen machen bauen wie ist sind ich mochte mein meine der die das
    den dem ein eine einen fur mit und oder von im zum zur auf grundlagen einrichten du wir nicht kann man
    wo warum welche zu bei ohne als aprender curso cursos crear hacer como que es la el los las un
    una del para con por mi se lo al sin desde quiero puedo donde cuando cual
    entwickler entwicklerin programmierer programador programadora desarrollador desarrolladora`),
)

/** What names no subject but how much a student knows already, and the level that it asks for. */
const levelWords = new Map(
  Object.entries({
    Beginner: `beginner beginners begin beginning start started starting starter starters newbie newbies noob dummies
      never zero first basic basics easy easiest simple intro introduction introductory fundamentals essentials entry
      junior beginer begginer begginers anfanger einsteiger einfuhrung principiante principiantes cero basico`,
    Intermediate: 'intermediate intermidiate fortgeschrittene intermedio',
    Advanced: 'advanced senior deep avanzado',
    Professional: 'professional professionals expert experts pro master mastering',
  }).flatMap(([badge, words]) => wordsOf(words).map((word) => [word, badge] as const)),
)

/** The stems of the topics' words that are everyday words too: beside words that no course knows they say nothing. */
export const everydayWords = new Set(
  wordsOf(`a absolute acceptance accordion acid actions after agent alarms alive alpine amazon analyse analysis analyze
    anchor animation approval arch architect arm arrow article artifact assistant b back badge balance balancer
    bank bar bard barrier base beautiful before behind better big bigger bill bit black blind blue body bold boot
    border boring bottom bound boundary bounty box break bridge bubble bucket budget bug build bullet bun burn bus
    business button cable calculator calendar camera cap capacitor capacity captions capture card career carousel
    cascade case cast cause center centre certificate certified chai change channel chaos character chart chat
    cheat chef cherry child children chores circle circuit claim clamp classification clean cleanup clock closed
    cloud cluster coalesce cobra collector color colour column combination comment completion confidence consent
    context contract contribute control cookie cookies corner cost count countdown cover covid crash critical
    cross cubic cucumber customer cut daily dark date day deaf deep defender delay delivery denied depth design
    designer desk detached dictionary difference disaster discovery display distinct distribution double drag
    drain drill drive driver drizzle drop dropping dual duty dynamic early echo effect elastic email
    ember emotion empty end engine engineering enter entity epilepsy escape estimates evaluation exchange exit
    experience experiment extender external face factor factory fail fake fast fatigue feedback feel fiber fibre
    field filter find first fixation fixed fixture flags flaky float flood flow focus font force forecast foreign
    forgotten fork foundations fragments frame fraud free freeze front frozen full function future game gap
    garbage gates gemini gesture gin good gopher green grid group guard guardrails hamburger handover handy
    hanging happens hard hardware header heading headless headset health hearing heartbeat height helm help hermes
    hidden hide high history home honeycomb hook hop horizontal host hover how hub huge hunk hybrid hydration idle
    ignore image impaired important in incident index infinite insert insight inspect instrument interval
    interview invoice ionic isolation istanbul jaws job journey jumbo junior kali karma keep key kill kind
    knapsack knight knowledge lab lag lake lamp landing landmark language large launch layer layout lazy leak left
    legacy legend length lens letter level library licence lifecycle lift light line link list live load local
    location lock logo long look loss lost low mac machine magnifier mail main man management manager manifest map
    mask masonry material math matrix maze mean measured media median memo memory mesh message messy metro middle
    million mint missing mistake mobile mocha model modern monitor month monthly mood morning motion motor mount
    name narrowing native nested net network nice night nightly nine noise normal notebook number observer office
    offset open oracle order origin outage outer outline overlap ownership package padding page pager pairing
    palette panel panic parallel partner party passport patch path pattern payment peak peer penetration people
    percent percentage persona phishing phone photo pick picture pie pilot pinecone pipe pipeline pivot placement
    plan planner planning platform plot pod poetry point pool popup port portal portfolio position post power
    practice predict prediction premise prettier pretty price primary prime print priority private probe problem
    processes product production profile prompt proof property provider public puppet purchase pure purple puzzle
    pyramid quality queens question queue quick quit quiz quota r race raid rainbow ram random range rank rate
    reader reading real recommendation record recovery red redwood region registry regular relation relationship
    release remember remote renew renovate repair repeater replace report research resilience resolution return
    revert review right ring roll rollout room root rotation rounded route row run runner running rust safe safely
    safety saga salt sample sandbox sans satisfies scale scan scanner scatter schedule scheduler science scope
    score scratch sealed search second secret section seed send sentiment sentry serial series serif service
    session shadow shaking share shell shift ship shipping shop shortest shuffle side sieve sight signal signature
    simulator single site skeleton sketch skill skip slack slice slide slider slow slowly small smaller smoke
    snake soap social solid solution solve sound source space spam span spanning spark special speech spinner
    splash split spread sprite spy squash stack stage star start starter startup state statement status stay steal
    sticky stitches stock stolen stop store storybook strategy stream stress stride string stripe structure stub
    studio stuff style stylish suit sum summary sunset supply support survey swarm switch symbol system table
    tablet tabs tag tail taint talkback talos team teamwork tee tempo tenant terminal test text theme thinking
    third thread threat three throttle ticket time timer title toast toil token tolerance tool top tor torrent
    tower traces traffic transfer transform translation translator tree tremor trend triangle triple
    troubleshooting trunk trust try tunnel turtle tux two ugly underline unique user utility values vault vendor
    vertical vibe video view viewer viper vision visual vitals voice volume wait wake warehouse watch waterfall
    watermark way wearable weather weekly well where while whisper white whiteboard whitespace width window
    windsurf word work wrap wrapping write written year yield zap zeplin zip zone zoom`).map(stemOf),
)

type QueryWords = {
  /** The words for the subject; a name of several, as "machine learning", is one of these. */
  subject: readonly string[]
  /** The level that it asks for. */
  badge: string | undefined
}

/**
 * What a typed text asks for; `isKnown` tells whether words written as one, as "machinelearning", are known. A text of
 * words that say nothing is taken at its word.
 */
export function queryWordsOf(text: string, isKnown: (word: string) => boolean): QueryWords {
  const all = wordsOf(text)
  const words: string[] = []
  for (let at = 0; at < all.length;) {
    const run = [4, 3, 2].map((length) => all.slice(at, at + length)).find(isName) ?? all.slice(at, at + 1)
    words.push(run.join(' '))
    at += run.length
  }
  const badge = words.map((word) => levelWords.get(word)).find((level) => level !== undefined)
  const subject = words.filter((word) => !stopWords.has(word) && !levelWords.has(word))
  return { subject: subject.length > 0 || badge ? subject : words, badge }

  /** Whether words, of which one at least says something, make a name: "i am" is no IAM. */
  function isName(run: readonly string[]): boolean {
    return isKnown(run.join('')) && !run.every((word) => stopWords.has(word))
  }
}
