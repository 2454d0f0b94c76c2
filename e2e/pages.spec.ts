import { expect, open, openSettled, requestsOf, test } from './fixtures.ts'

test('the landing page leads to the courses and to the FAQ, and lists what one gets', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/courses')
  await expect(page.getByRole('region', { name: 'What you get' }).getByRole('listitem')).toHaveCount(6)
  await page.getByRole('main').getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL('/faq')
})

test('P28 Submit of the contact form sends nothing and keeps every word', async ({ page }) => {
  await openSettled(page, '/')
  const form = page.getByRole('region', { name: 'Get in touch' })
  await form.getByLabel('Full name').fill('A Visitor')
  await form.getByLabel('Email').fill('visitor@example.com')
  await form.getByLabel('Message').fill('How long is the Git course?')
  const requests = requestsOf(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByLabel('Email').press('Enter')

  await expect(form.getByLabel('Full name')).toHaveValue('A Visitor')
  await expect(form.getByLabel('Email')).toHaveValue('visitor@example.com')
  await expect(form.getByLabel('Message')).toHaveValue('How long is the Git course?')
  await expect(form.getByText('Submit sends nothing')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('the FAQ answers five questions, each when it is asked', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.getByRole('main').locator('details')
  await expect(questions.getByRole('heading')).toHaveText([
    /this project/,
    /features/,
    /strong.*authentication/,
    /types of login/,
    /large devices/,
  ])
  for (const question of await questions.all()) {
    const answer = question.getByRole('paragraph').first()
    await expect(answer).toBeHidden()
    await question.getByRole('heading').click()
    await expect(answer).toBeVisible()
  }
  await questions.first().getByRole('heading').click()
  await expect(questions.first().getByRole('paragraph').first()).toBeHidden()
})

test('an address with a question in it opens that question', async ({ page }) => {
  await open(page, '/faq#login-types')
  await expect(page.getByText('Three: an email address with a password')).toBeVisible()
  await expect(page.getByText('There is no second factor here')).toBeHidden()
})

test('P28 the three plans cost 3, 8 and 19 euro per month, whatever is pressed, and pressing makes no request', async ({
  page,
}) => {
  await openSettled(page, '/faq')
  const plans = page.getByRole('table', { name: 'The three plans compared' }).getByRole('row')
  const compared = [
    /Personal.*€3 per month.*More than 10 courses/,
    /Professional.*€8 per month.*More than 20 courses/,
    /Enterprise.*€19 per month.*More than 30 courses/,
  ]
  await expect(plans).toHaveText([/Plan/, ...compared])
  const requests = requestsOf(page)
  for (const name of ['Annually', 'Monthly']) {
    const before = await page.getByRole('main').innerHTML()
    await page.getByRole('button', { name }).click()
    await expect(plans).toHaveText([/Plan/, ...compared])
    expect(await page.getByRole('main').innerHTML()).toBe(before)
  }
  expect(requests).toEqual([])
})

test('the blog has four posts of October 25, 2022, each with an address of its own', async ({ page }) => {
  await open(page, '/blog')
  const posts = page.getByRole('article')
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText([
    /CORS.*Node/i,
    /Firebase/,
    /private route/i,
    /Node/,
  ])
  await expect(posts.getByRole('time')).toHaveText([
    'October 25, 2022',
    'October 25, 2022',
    'October 25, 2022',
    'October 25, 2022',
  ])
  await page.getByRole('navigation', { name: 'Posts' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL('/blog#private-routes')
  await expect(posts.nth(2).getByRole('heading', { level: 2 })).toBeInViewport()
})

test('the about page says what is real and what is only a sample', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Syntax Lab')
  await expect(page.getByRole('heading', { name: 'What is only a sample' })).toBeVisible()
  await expect(page.getByText('Enrolling only shows a confirmation')).toBeVisible()
})
